/** Whether part of an address can be percent-decoded. The router cannot match one that cannot, and logs a warning. */
export function isDecodable(text: string): boolean {
  try {
    // The result is used: bundlers take out a call whose result is not.
    return text === '' || decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
