/** Elements that start their own line. */
const blocks = new Set(
  "address,article,aside,blockquote,br,button,caption,dd,details,dialog,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,header,hr,li,main,nav,ol,p,section,summary,table,tbody,td,th,thead,tr,ul".split(
    ",",
  ),
);
const silent = new Set(["script", "style", "template", "svg"]);

/** Text of an element as it is read: one space between words, blocks apart, scripts and drawings left out. */
export function textOf(element: Element): string {
  return plain(textIn(element));
}

function textIn(node: Node): string {
  const name = node.nodeName.toLowerCase();
  if (node.nodeValue !== null) return name === "#text" ? node.nodeValue : "";
  if (silent.has(name)) return "";
  const text = Array.from(node.childNodes, textIn).join("");
  return blocks.has(name) ? ` ${text} ` : text;
}

/** One plain space for any run of white space, also for the kinds that do not break. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
