/** Text of a .vcf or .ics file from its lines. RFC 2425, section 5.8.1, and RFC 5545, section 3.1. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A value in such a line: backslash, comma, semicolon and line break take a backslash. RFC 2426, section 4; RFC 5545, 3.3.11. */
export function escapedValue(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Lines of at most 75 octets, each but the first starting with a space, cut between characters. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
