/** An image file and its own size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** A drawing, or a photograph in several widths and formats, with what it shows in words. */
export interface ShownPicture extends Picture {
  alt: string;
  /** Files of the format of `src`, with their widths, as in the attribute. */
  srcSet?: string;
  /** The same in better formats, best first. */
  sources?: readonly { type: string; srcSet: string }[];
  /** The edges near which the point lies that no frame may cut off, such as "left top". */
  keep?: string;
}

/** A drawing that explains: with the numbers of its legend, and without them for a figure without one. */
export interface DiagramPictures {
  numbered: Picture;
  plain: Picture;
  pins: readonly Pin[];
}

/** Where a number of a drawing stands, and where its line ends, in percent of the width and height of its plate. */
export interface Pin {
  number: number;
  /** From 0. */
  plate: number;
  at: readonly [x: number, y: number];
  /** Undefined where the number stands on its part. */
  to: readonly [x: number, y: number] | undefined;
}
