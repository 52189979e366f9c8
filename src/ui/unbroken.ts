/** Matches a correlation id or a record's id, or a number with the following unit or noun. */
const UNBROKEN = /(\b(?:inc|req|evt|tl)-[0-9a-z]+(?:-[0-9a-f]{2})?|(?<![\w-])[\d.,]*\d [\p{L}/°]+)/u;

/** Splits a text into parts: every second one must stay on one line. */
export const splitAtUnbroken = (text: string): string[] => text.split(UNBROKEN);
