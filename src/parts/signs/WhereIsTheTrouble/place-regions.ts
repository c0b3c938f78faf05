import type { PageContent } from "../../../schemas/pages.ts";

/** A place of the body in the drawing, as SVG paths. */
interface Region {
  place: keyof PageContent<"where">["places"];
  /** Where its number is. */
  pin: { x: number; y: number };
  /** From the number to the part, where the number is not on it. */
  leader?: string;
  /** What takes a press, in addition to the number. */
  area: string;
  /** Parts with a surface. */
  shape?: string;
  /** Parts that are lines, with their width. */
  lines?: readonly { width: number; d: string }[];
}

/** A head from the side. */
export const head =
  "M640 800V752C616 724 598 690 596 640C594 580 606 540 618 496C646 420 652 330 624 250C594 166 520 104 430 98C344 92 280 132 260 196C252 222 249 244 247 264C246 280 253 290 252 304C251 318 243 330 232 346C220 363 204 373 197 384C190 394 195 404 206 407C217 409 228 410 232 420C237 428 231 434 226 442C221 450 225 457 234 463C226 469 224 477 230 485C235 491 241 494 241 502C241 510 234 517 233 530C232 552 246 572 270 580C298 588 342 586 364 602C378 614 372 632 366 646C362 658 372 668 374 684C376 720 366 760 340 800Z";

/** The way of air from nose to windpipe, which the rings of sound do not cross. */
export const airway = "M226 400H352A72 72 0 0 1 424 472V800";

/** In the order in which they are painted: where areas overlap, the later one takes the press. */
export const regions: readonly Region[] = [
  {
    place: "face",
    pin: { x: 144, y: 178 },
    leader: "M262 212L150 180",
    area: "M180 120H440V190H290L262 270L180 240ZM230 500h80v90h-80Z",
    lines: [
      {
        width: 5,
        d: "M400 112C330 122 288 150 270 200C262 226 259 246 257 266M250 520C246 548 262 564 290 570",
      },
    ],
  },
  {
    place: "sleep",
    pin: { x: 422, y: 560 },
    area: "M220 384H352C420 384 444 420 444 471V620H396V471C396 440 380 424 352 424H220Z",
    lines: [
      {
        width: 4,
        d: "M216 406C250 406 268 388 300 388H352A83 83 0 0 1 436 471V800M218 412C250 412 270 402 300 402H352A69 69 0 0 1 422 471V800M218 418C250 418 270 416 300 416H352A55 55 0 0 1 408 471V800",
      },
    ],
  },
  {
    place: "sinuses",
    pin: { x: 316, y: 270 },
    area: "M264 200H330L360 300H410V372H286L264 280Z",
    shape:
      "M272 268c-6-24 6-48 24-46s18 30 4 52-24 16-28-6ZM284 336c10-14 46-18 62-6s10 34-8 38-42 2-52-6-10-16-2-26ZM364 322c12-8 32-4 36 10s-4 26-20 26-28-26-16-36Z",
  },
  {
    place: "nose",
    pin: { x: 118, y: 348 },
    leader: "M208 388L124 350",
    area: "M90 300H240L284 330V384L232 420H190L90 384Z",
    shape:
      "M254 318C250 330 244 338 238 346C226 362 210 374 204 386C202 394 206 398 214 399C226 400 236 398 246 394C264 388 280 384 282 366C280 346 272 326 254 318Z",
  },
  {
    place: "throat",
    pin: { x: 318, y: 502 },
    area: "M220 440H396V580H364L250 530Z",
    shape:
      "M244 462C262 448 320 442 350 454C380 466 392 494 392 524C392 552 380 564 364 560C330 548 290 536 262 524C250 514 250 500 248 494C240 482 240 472 244 462Z",
  },
  {
    place: "voice",
    pin: { x: 284, y: 652 },
    leader: "M380 652H290",
    area: "M250 612H430V692H250Z",
    shape:
      "M376 640C384 630 400 624 424 626C430 646 430 668 424 684C410 690 394 688 384 682C382 668 370 654 376 640Z",
  },
  {
    place: "neck",
    pin: { x: 284, y: 742 },
    leader: "M392 742H290",
    area: "M250 700H440L460 590H590V800H250Z",
    shape:
      "M388 704C400 698 412 702 418 716C424 740 422 766 410 776C398 776 388 762 386 744C384 728 382 712 388 704ZM500 606c12-6 26 0 26 10s-16 14-24 8-8-14-2-18ZM492 664c12-6 26 0 26 10s-16 14-24 8-8-14-2-18ZM478 722c12-6 26 0 26 10s-16 14-24 8-8-14-2-18Z",
  },
  {
    place: "ears",
    pin: { x: 512, y: 358 },
    area: "M416 380a104 104 0 1 0 208 0a104 104 0 1 0-208 0Z",
    lines: [
      {
        width: 9,
        d: "M462 350C456 312 482 288 513 292C548 297 564 329 553 363C544 390 521 396 515 416C509 438 495 449 478 441",
      },
    ],
  },
];
