/** Marks what is beside it as an example. Public sites have none: src/data/public-content.ts. */
export function ExampleMark({ children }: { children: string }) {
  return (
    <p data-example="">
      <strong>{children}</strong>
    </p>
  );
}
