/**
 * The page of testimonials as the site makes it from `count` of them: the first one, again and again,
 * each with its number. Runs in the browser, so it uses nothing outside itself.
 */
export function repeatTestimonials([html, count]: readonly [html: string, count: number]): string {
  const perPage = 6;
  const page = new DOMParser().parseFromString(html, "text/html");
  const island = page.querySelector<HTMLElement>("[data-island=TestimonialPages]");
  const list = island?.querySelector("ul");
  const entry = list?.querySelector("li");
  const controls = island?.querySelector("nav");
  const place = controls?.querySelector("p");
  const dot = controls?.querySelector("a");
  if (!island || !list || !entry || !controls || !place || !dot)
    throw new Error("The page of testimonials is not built as expected.");

  const { testimonials } = JSON.parse(island.dataset["props"] ?? "") as {
    testimonials: { quote: string }[];
  };
  const many = Array.from({ length: count }, (_, index) => ({
    ...testimonials[0],
    quote: `${testimonials[0]?.quote} ${index + 1}`,
  }));
  island.dataset["props"] = JSON.stringify({ testimonials: many });

  const pages = Math.ceil(count / perPage);
  const lists = Array.from({ length: pages }, (_, index) => {
    const copy = list.cloneNode() as HTMLElement;
    copy.id = `page-${index + 1}`;
    copy.setAttribute("aria-label", `Testimonials, page ${index + 1} of ${pages}`);
    for (const { quote } of many.slice(index * perPage, (index + 1) * perPage)) {
      const another = entry.cloneNode(true) as HTMLElement;
      another.querySelector("blockquote p")?.replaceChildren(quote);
      copy.append(another);
    }
    return copy;
  });
  list.replaceWith(...lists);
  place.textContent = `Page 1 of ${pages}`;
  const dots = Array.from({ length: pages }, (_, index) => {
    const copy = dot.cloneNode(true) as HTMLElement;
    copy.setAttribute("href", `#page-${index + 1}`);
    if (index > 0) copy.removeAttribute("aria-current");
    copy.firstElementChild?.replaceChildren(`Page ${index + 1}`);
    return copy;
  });
  dot.parentElement?.replaceChildren(...dots);
  for (const button of controls.querySelectorAll("button"))
    button.disabled = pages === 1 || button.textContent?.includes("Previous") === true;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
