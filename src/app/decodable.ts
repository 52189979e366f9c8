/** True if this part of an address can be percent-decoded. If not, the router cannot match it, and logs a warning. */
export function isDecodable(text: string): boolean {
  try {
    // The result is compared, because bundlers remove a call whose result is unused.
    return text === '' || decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
