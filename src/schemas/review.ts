import { z } from "zod";
import { role } from "./field-role.ts";
import { day, fields, line } from "./fields.ts";

/**
 * Whether a physician has checked the medical text. "awaiting" takes no name and no date, so
 * neither can be invented; "reviewed" needs both.
 */
export const review = role(
  "review",
  z.discriminatedUnion(
    "status",
    [
      fields({ status: z.literal("awaiting") }),
      fields({
        status: z.literal("reviewed"),
        reviewer: role("name", line(80)),
        date: day,
        next: day.optional(),
      }),
    ],
    { error: 'Choose a status: "awaiting", or "reviewed" with a reviewer and a date.' },
  ),
);

export type Review = z.infer<typeof review>;
