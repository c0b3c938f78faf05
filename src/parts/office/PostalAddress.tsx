/** The office's address on two lines. A street too long for one breaks before its suite. */
export function PostalAddress({ lines: [street, city] }: { lines: readonly [string, string] }) {
  const [, building = street, suite] = /^(.+, )(.+)$/.exec(street) ?? [];
  return (
    <>
      {building}
      {suite && <span className="nowrap">{suite}</span>}
      <br />
      {city}
    </>
  );
}
