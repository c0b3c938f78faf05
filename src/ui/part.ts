/**
 * The element that the markup of a behavior names for it: `data-part="status"`.
 *
 * @param type what the element has to be, such as HTMLButtonElement
 * @throws Error that names what is missing, and in which module
 */
export function part<Type extends HTMLElement = HTMLElement>(
  root: HTMLElement,
  name: string,
  type?: new () => Type,
): Type {
  const found = root.querySelector<Type>(`[data-part="${name}"]`);
  if (found instanceof (type ?? HTMLElement)) return found as Type;
  const kind = type === undefined ? "element" : type.name;
  throw new Error(
    `data-module="${root.dataset["module"]}" has no ${kind} with data-part="${name}".`,
  );
}
