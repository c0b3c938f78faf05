/** Text with [links](/path) and **strong** words, for what the browser renders: the parser of `Prose` is 38 KB. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).map((part) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (href !== undefined)
      return (
        <a key={part} href={href}>
          {label}
        </a>
      );
    return part.startsWith("**") ? <strong key={part}>{part.slice(2, -2)}</strong> : part;
  });
}
