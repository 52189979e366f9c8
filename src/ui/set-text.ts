/**
 * Writes `text` into an element that holds nothing but a text, unless it says so already. The text node that is there is kept: a new one
 * would have the browser build the element's layout again.
 */
export function setText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (!(node instanceof Text)) {
    if (element) element.textContent = text;
  } else if (node.data !== text) node.data = text;
}
