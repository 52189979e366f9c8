/** Most UTF-16 code units of a name, path or value from a file that are shown. */
export const MAX_SHOWN = 60;

/** Cuts `text` to the length that is shown. */
export const shortenText = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;

/** Puts a name from a file, shortened, in quotation marks. */
export const quoteText = (name: string): string => JSON.stringify(shortenText(name));
