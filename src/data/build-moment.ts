let started: number | undefined;

/**
 * The moment of this build, in milliseconds since 1970: the same for all pages. SOURCE_DATE_EPOCH, in seconds, builds a
 * commit as it was built at another moment (https://reproducible-builds.org/specs/source-date-epoch/).
 *
 * @throws Error when SOURCE_DATE_EPOCH is no whole number of seconds
 */
export function buildMoment(): number {
  const epoch = process.env["SOURCE_DATE_EPOCH"];
  if (!epoch) {
    started ??= Date.now();
    return started;
  }
  if (!/^\d{1,11}$/.test(epoch))
    throw new Error(
      `SOURCE_DATE_EPOCH is "${epoch}". Set it to seconds since 1970, such as 1795219200, or leave it out.`,
    );
  return Number(epoch) * 1000;
}
