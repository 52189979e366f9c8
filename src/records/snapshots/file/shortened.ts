/** Longest name, path or value from a file that is shown, in UTF-16 code units. */
export const MAX_SHOWN = 60;

/** `text`, cut to what is shown. */
export const shortened = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;

/** A name from a file, shortened and in quotation marks. */
export const quoted = (name: string): string => JSON.stringify(shortened(name));
