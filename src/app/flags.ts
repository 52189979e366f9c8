import { MAX_RATE } from '../clock/clock';
import { parseInstant } from '../clock/instant';
import { isSeed } from '../sim/seed';

/** What the URL asks for, each part readable and within its range. */
export interface Flags {
  /** Undefined where no world was asked for. */
  readonly seed: string | undefined;
  /** Milliseconds since the Unix epoch; undefined for the present. */
  readonly at: number | undefined;
  /** World seconds a second; undefined where none was asked for. */
  readonly rate: number | undefined;
  /** One sentence for each part that could not be used. */
  readonly notices: readonly string[];
}

const RATE = /^\d{1,4}(\.\d{1,3})?$/;

function parseRate(text: string): number | undefined {
  const rate = Number(text);
  return RATE.test(text) && rate <= MAX_RATE ? rate : undefined;
}

/** Reads the flags of a query string. Never throws: what cannot be used is left out and said. */
export function readFlags(search: string): Flags {
  const query = new URLSearchParams(search);
  const notices: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, instead: string): T | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) notices.push(`The link’s “${name}” could not be read, so ${instead}.`);
    return value;
  };
  const seed = read('seed', (text) => (isSeed(text) ? text : undefined), 'your own world is shown');
  const at = read('at', parseInstant, 'the present is shown');
  const rate = read('speed', parseRate, 'time runs at its usual speed');
  return { seed, at, rate, notices };
}
