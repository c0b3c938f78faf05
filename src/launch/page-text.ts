/** Elements that start a line of their own. */
const blocks =
  "address,article,aside,blockquote,br,button,caption,dd,details,dialog,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,header,hr,li,main,nav,ol,p,section,summary,table,tbody,td,th,thead,tr,ul";

/** Text of an element as it is read: one space between words, blocks apart, scripts and drawings left out. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll("script, style, template, svg")) silent.remove();
  for (const block of copy.querySelectorAll(blocks)) {
    block.before(" ");
    block.after(" ");
  }
  return plain(copy.textContent ?? "");
}

/** One plain space for any run of white space, also for the kinds that do not break. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
