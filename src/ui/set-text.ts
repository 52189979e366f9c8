/**
 * Sets the text of an element that contains only text, if it differs. Keeps the text node, because a new one would make
 * the browser build the element’s layout again.
 */
export function setText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (!(node instanceof Text)) {
    if (element) element.textContent = text;
  } else if (node.data !== text) node.data = text;
}
