const IDS = /\b((?:inc|req|evt|tl)-[0-9a-z]+(?:-[0-9a-f]{2})?)/;

/** The parts of a text: every second one is a correlation id or a record's id. */
export const splitAtIds = (text: string): string[] => text.split(IDS);
