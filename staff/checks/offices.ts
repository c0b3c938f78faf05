import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { positionOf } from "../position.ts";

/** Fields of offices that may well be right, and are more often a slip. */
export function doubtfulOffices(content: Content): Problem[] {
  return [...fixedMaps(content), ...sameFaxes(content)];
}

/** Addresses of maps that do not ask for the office's address, and show another place once it moves. */
function fixedMaps({ strings }: Content): Problem[] {
  return strings
    .filter(({ file, field }) => file === "content/practice.yaml" && field.startsWith("map."))
    .filter(({ text }) => !text.includes("{addressQuery}"))
    .map((string) =>
      problemAt(
        string,
        "This shows one place for every office, and stays when the address changes. Write {addressQuery} where the address goes.",
      ),
    );
}

function sameFaxes(content: Content): Problem[] {
  const { practice } = content;
  const offices = [practice, ...practice.otherOffices];
  return offices.flatMap(({ phone, fax }, index) => {
    if (phone !== fax) return [];
    const field = index === 0 ? "fax" : `otherOffices.${index - 1}.fax`;
    return problemAt(
      positionOf(content, "content/practice.yaml", field),
      "This is the phone number too. Is the fax right? Leave it empty if there is none.",
    );
  });
}
