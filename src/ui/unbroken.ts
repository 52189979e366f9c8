/** A correlation id or a record's id; or a number with what follows it: its unit, or what it counts. */
const UNBROKEN = /(\b(?:inc|req|evt|tl)-[0-9a-z]+(?:-[0-9a-f]{2})?|(?<![\w-])[\d.,]*\d [\p{L}/°]+)/u;

/** The parts of a text: every second one stays on one line. */
export const splitAtUnbroken = (text: string): string[] => text.split(UNBROKEN);
