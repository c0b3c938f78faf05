import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { Dots } from "./Dots.tsx";

interface Props extends ComponentProps<typeof Dots> {
  /** Labels of the buttons. */
  previous: string;
  next: string;
  /** At the ends a button is disabled; else the caller wraps around. */
  stops?: boolean;
  onChoose: (index: number) => void;
  /** Between the buttons and the dots. */
  children?: ReactNode;
}

/** Buttons for the part before and the part after, and a dot for each part. */
export function Pager({ previous, next, stops = false, children, ...dots }: Props) {
  const { count, current, onChoose } = dots;
  return (
    <>
      <IconButton
        round
        icon="arrow-left"
        label={previous}
        disabled={stops && current === 0}
        onClick={() => onChoose(current - 1)}
      />
      <IconButton
        round
        icon="arrow-right"
        label={next}
        disabled={stops && current === count - 1}
        onClick={() => onChoose(current + 1)}
      />
      {children}
      <Dots {...dots} />
    </>
  );
}
