/**
 * Returns the element that an address's hash names; null if there is none. A hash that cannot be percent-decoded names
 * an element by its text.
 * @param hash begins with `#` or is empty
 */
export function elementOfHash(hash: string): HTMLElement | null {
  const text = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(text));
  } catch {
    return document.getElementById(text);
  }
}
