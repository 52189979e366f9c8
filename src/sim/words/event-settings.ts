/** Events a minute: the default, and the range of the slider. */
export const RATE = { default: 360, lowest: 60, highest: 600 } as const;
/** Events kept: the default, and the range of the slider. */
export const RETENTION = { default: 240, lowest: 60, highest: 600 } as const;

/** Change of the event rate at an instant. The first change of a list also applies to all time before it. */
export type RateChange = {
  /** Milliseconds since the Unix epoch. */
  readonly from: number;
  /** Number of the newest event at `from`. */
  readonly after: number;
  /** Events a minute, 60 to 600. */
  readonly rate: number;
};

const within = (n: number, { lowest, highest }: { lowest: number; highest: number }) => n >= lowest && n <= highest;

const CHANGE = /^(\d{1,13})\.(-1|\d{1,13})\.(\d{2,3})$/;
/** Longest list of changes that is read, in characters: about 200 of them. */
const MAX_CHARACTERS = 8_192;

/**
 * Reads the changes in a link's `from.after.rate_from.after.rate`, in order of time; undefined if the text is not
 * valid.
 */
export function readRates(text: string): readonly RateChange[] | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const changes: RateChange[] = [];
  for (const each of text.split('_')) {
    const [, from, after, rate] = CHANGE.exec(each)?.map(Number) ?? [];
    if (from === undefined || after === undefined || rate === undefined || !within(rate, RATE)) return undefined;
    const before = changes.at(-1);
    if (before && (from < before.from || after < before.after)) return undefined;
    changes.push({ from, after, rate });
  }
  return changes;
}

/** Writes the changes as `readRates` reads them. */
export const ratesText = (changes: readonly RateChange[]): string =>
  changes.map(({ from, after, rate }) => `${from}.${after}.${rate}`).join('_');

/** Reads the retention in a link, as a number of events; undefined if the text is not valid. */
export function retentionOf(text: string): number | undefined {
  const events = Number(text);
  return /^\d{2,3}$/.test(text) && within(events, RETENTION) ? events : undefined;
}
