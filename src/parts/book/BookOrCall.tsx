import type { Practice } from "../../data/practice.ts";
import { BookOnline } from "./BookOnline.tsx";
import { CallNow } from "./CallNow.tsx";

interface Props {
  practice: Pick<Practice, "booking" | "phoneHref">;
}

/** The two ways to an appointment, as most pages offer them; the call alone where nothing can be booked online. */
export function BookOrCall({ practice: { booking, phoneHref } }: Props) {
  return (
    <>
      <BookOnline url={booking?.pageUrl} />
      <CallNow href={phoneHref} outline={booking !== undefined} />
    </>
  );
}
