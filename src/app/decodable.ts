/** False for a part of an address with a broken percent sequence, which the router cannot match and warns of. */
export function isDecodable(text: string): boolean {
  try {
    // The result is used: bundlers take out a call whose result is not.
    return text === '' || decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
