import { splitAtUnbroken } from './unbroken';

/** The last text written into each element: a browser's translation may have replaced it there. */
const texts = new WeakMap<Element, string>();

/** True if a text is still to be written into an element. */
function isNew(element: Element | null, text: string): element is Element {
  if (!element || texts.get(element) === text) return false;
  texts.set(element, text);
  return element.textContent !== text;
}

/**
 * Sets the text of an element that contains only text, if it differs. Keeps the text node, because a new one would make
 * the browser lay the element out again.
 */
export function setText(element: Element | null, text: string): void {
  if (!isNew(element, text)) return;
  const node = element.firstChild;
  if (node instanceof Text) node.data = text;
  else element.textContent = text;
}

/** Sets the sentence of an element, if it differs. Ids do not break at their hyphens, nor numbers from their units. */
export function setSentence(element: Element | null, text: string): void {
  if (!isNew(element, text)) return;
  const parts = splitAtUnbroken(text);
  const nodesNow = [...element.childNodes].map((node) => (node instanceof HTMLSpanElement ? node.firstChild : node));
  if (parts.length === nodesNow.length && nodesNow.every((node) => node instanceof Text)) {
    nodesNow.forEach((node, i) => {
      const part = parts[i] ?? '';
      if (node.data !== part) node.data = part;
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
