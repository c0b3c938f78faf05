/** The office's address on two lines. */
export function PostalAddress({ lines: [street, city] }: { lines: readonly [string, string] }) {
  return (
    <>
      {street}
      <br />
      {city}
    </>
  );
}
