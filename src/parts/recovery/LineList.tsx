import type { ReactNode } from "react";
import { Prose } from "../../ui/Prose.tsx";
import { type Line, toldBy } from "./line.ts";

interface Props {
  className?: string | undefined;
  lines: readonly Line[];
  /** Numbered. */
  ordered?: boolean;
  /** Before each line. */
  mark?: ReactNode;
}

/** Lines of a sheet, each with a mark before it. */
export function LineList({ className, lines, ordered, mark }: Props) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={className}>
      {lines.map((line) => {
        const { text, whom } = toldBy(line);
        return (
          <li key={text} data-whom={whom}>
            {mark}
            <span>
              <Prose text={text} />
            </span>
          </li>
        );
      })}
    </List>
  );
}
