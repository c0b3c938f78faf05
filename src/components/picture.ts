/** An image file and its own size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}
