import type { Examples } from "../../example.ts";
import { BookOnline } from "./BookOnline.tsx";

const url = "https://booking.example/";
const name = "Book Online (opens in a new tab)";

export const examples: Examples = {
  button: [<BookOnline url={url} />, ["link", name]],
  illustrated: [<BookOnline illustrated url={url} />, ["link", name]],
  "illustrated and wide": [<BookOnline illustrated url={url} wide />, ["link", name]],
};
