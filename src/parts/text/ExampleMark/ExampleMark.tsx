/** Says that what stands beside it is an example. Public sites hold none: src/data/public-content.ts. */
export function ExampleMark({ children }: { children: string }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}
