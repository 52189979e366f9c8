import { splitAtUnbroken } from './unbroken';

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

/** Sets the sentence of an element, if it differs; its ids do not break at their hyphens, nor its numbers from their units. */
export function setSentence(element: Element | null, text: string): void {
  if (!element || element.textContent === text) return;
  const parts = splitAtUnbroken(text);
  if (parts.length === element.childNodes.length) {
    element.childNodes.forEach((node, i) => {
      const own = node instanceof Element ? node.firstChild : node;
      const part = parts[i] ?? '';
      if (own instanceof Text && own.data !== part) own.data = part;
    });
    return;
  }
  const nodes = parts.map((part, i) => {
    if (i % 2 === 0) return document.createTextNode(part);
    const unbroken = document.createElement('span');
    unbroken.className = 'unbroken';
    unbroken.append(document.createTextNode(part));
    return unbroken;
  });
  element.replaceChildren(...nodes);
}
