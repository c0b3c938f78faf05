/** A telephone number or a dose: torn over two lines, it is misread. */
export function Unbroken({ children }: { children: string }) {
  return <span className="unbroken">{children}</span>;
}
