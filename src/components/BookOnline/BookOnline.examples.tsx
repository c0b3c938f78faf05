import type { Examples } from "../../gallery/example.ts";
import { BookOnline } from "./BookOnline.tsx";

const url = "https://booking.example/";
const name = "Book Online (opens in a new tab)";

export const examples: Examples = [
  { name: "button", element: <BookOnline url={url} />, shows: [["link", name]] },
  { name: "illustrated", element: <BookOnline illustrated url={url} />, shows: [["link", name]] },
  {
    name: "illustrated and wide",
    element: <BookOnline illustrated url={url} wide />,
    shows: [["link", name]],
  },
];
