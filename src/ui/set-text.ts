import { splitAtIds } from './ids';

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

/** Sets the sentence of an element, if it differs; its ids do not break at their hyphens. */
export function setSentence(element: Element | null, text: string): void {
  if (!element || element.textContent === text) return;
  const parts = splitAtIds(text);
  if (parts.length === 1 && element.childNodes.length === 1) {
    setText(element, text);
    return;
  }
  const nodes = parts.map((part, i) => {
    if (i % 2 === 0) return part;
    const id = document.createElement('span');
    id.className = 'unbroken';
    id.textContent = part;
    return id;
  });
  element.replaceChildren(...nodes);
}
