import type { Practice } from "../../data/practice.ts";
import { BookOnline } from "../BookOnline/BookOnline.tsx";
import { CallNow } from "../CallNow/CallNow.tsx";

/** The two ways to an appointment, as most pages offer them. */
export function BookOrCall({ practice }: { practice: Practice }) {
  return (
    <>
      <BookOnline url={practice.booking.pageUrl} />
      <CallNow href={practice.phoneHref} />
    </>
  );
}
