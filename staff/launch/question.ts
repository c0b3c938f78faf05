import type { Role } from "../../src/schemas/to-confirm.ts";
import type { Position } from "../position.ts";

/** What a check asks before the public may read something. */
export interface Finding extends Position {
  /** Its name, which stays when content moves: practice/insurers. */
  id: string;
  /** What is signed with it: a page by the name of its file, or a text for an emergency. Left out, the page of its file. */
  unit?: string;
  who: Role;
  why: string;
  /** What has to be done first: nobody can sign it as it is. */
  remedy?: string;
  /** The words in question, where they are not those of the field. */
  words?: string[];
  /** A signature says what proves it. */
  isClaim?: true;
}

/** One thing that a person is asked before the public may read it. */
export interface Question extends Finding {
  unit: string;
  /** Changes when its text does. */
  fingerprint: string;
}
