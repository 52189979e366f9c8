import { parseArgs } from 'node:util';
import { parseInstant } from '../../../src/clock/instant';
import type { Dashboard } from '../../../src/dashboards/contract';
import type { Seed, WorldName } from '../../../src/sim/math/seed-of';
import { FIRST_INSTANT, LAST_INSTANT } from '../../../src/sim/words/time';
import { isoInstant } from '../../../src/sim/words/units';
import { isCycleDays, MAX_CYCLE_DAYS } from '../../../src/sim/world/cycle';
import { readFork } from '../../../src/sim/world/fork';
import { DEFAULT_SEED, isSeed } from '../../../src/sim/world/seed';
import { worldName } from '../../../src/sim/world/world-name';
import { refusal } from '../arguments.mjs';

/** Error in the arguments, in one line. */
export class UsageError extends Error {}

/** Quotes an argument, on one line whatever its characters. */
const quote = (text: string) => JSON.stringify(text);

const OPTIONS = {
  seed: { type: 'string' },
  fork: { type: 'string' },
  at: { type: 'string' },
  for: { type: 'string' },
  every: { type: 'string' },
  only: { type: 'string' },
  'cycle-days': { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  hash: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function readOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${refusal(error)}; see npm run world -- --help`);
  }
}

/** Most steps of one call. */
const MAX_STEPS = 1_000_000;

const FORMATS = ['json', 'csv', 'hash'] as const;

/** Format of the result; `text` is for people. */
export type Format = 'text' | (typeof FORMATS)[number];

/** Request for some dashboards of one world, at `count` instants that lie `step` apart. */
export interface Request {
  /** Name of the world. */
  readonly world: WorldName;
  /** First instant, milliseconds since the Unix epoch; all are within the world's. */
  readonly first: number;
  /** Milliseconds between instants; 0 for a single one. */
  readonly step: number;
  readonly count: number;
  /** Dashboards in the registry's order, none twice. */
  readonly dashboards: readonly Dashboard[];
  /** Days of the cycle, for the dashboards with such a setting; undefined to leave each its own. */
  readonly cycleDays: number | undefined;
  readonly format: Format;
}

const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const DURATION = /^(\d{1,13})(ms|s|m|h|d)$/;

function parseDuration(name: string, text: string): number {
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (count) return Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS];
  throw new UsageError(`--${name} has to be a duration such as 500ms, 30s, 5m, 24h or 2d, not ${quote(text)}.`);
}

function parseAt(text: string | undefined, now: number): number {
  if (text === undefined) return now;
  const t = parseInstant(text);
  if (t !== undefined) return t;
  const range = `from ${isoInstant(FIRST_INSTANT).slice(0, 10)} to ${isoInstant(LAST_INSTANT).slice(0, 10)}`;
  throw new UsageError(`--at has to be ISO 8601 or milliseconds since 1970, ${range}, not ${quote(text)}.`);
}

function parseRange(
  first: number,
  reach: string | undefined,
  every: string | undefined,
): { step: number; count: number } {
  if (reach === undefined && every === undefined) return { step: 0, count: 1 };
  if (reach === undefined) throw new UsageError('--every needs --for beside it.');
  if (every === undefined) throw new UsageError('--for needs --every beside it.');
  const step = parseDuration('every', every);
  const steps = Math.floor(parseDuration('for', reach) / step);
  if (step === 0) throw new UsageError('--every has to be longer than 0.');
  if (steps > MAX_STEPS) throw new UsageError(`--for ${reach} --every ${every} is more than ${MAX_STEPS} steps.`);
  if (first + steps * step > LAST_INSTANT) {
    throw new UsageError(`--for ${reach} reaches beyond the world's last instant, ${isoInstant(LAST_INSTANT)}.`);
  }
  return { step, count: steps + 1 };
}

function parseOnly(text: string | undefined, known: readonly Dashboard[]): readonly Dashboard[] {
  if (text === undefined) return known;
  const selection = new Set(text.split(','));
  const ids = known.map(({ id }) => id);
  const unknown = [...selection].filter((id) => !ids.includes(id)).map(quote);
  if (unknown.length > 0) throw new UsageError(`--only knows no ${unknown.join(', ')}; there are: ${ids.join(', ')}.`);
  return known.filter(({ id }) => selection.has(id));
}

function parseCycleDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  if (isCycleDays(days)) return days;
  throw new UsageError(`--cycle-days has to be a whole number from 1 to ${MAX_CYCLE_DAYS}, not ${quote(text)}.`);
}

/** Name of the world that the edits in `fork` make of the world `seed`. */
function parseFork(seed: Seed, fork: string | undefined): string {
  if (fork === undefined) return seed;
  if (!/^[a-z0-9.-]+$/.test(fork))
    throw new UsageError(`--fork has to be edits with dots between, not ${quote(fork)}.`);
  const { edits, leftOut } = readFork(fork);
  if (leftOut.length > 0) throw new UsageError(`--fork: ${leftOut.join('; ')}.`);
  return worldName(seed, edits);
}

/**
 * Parses `argv` into a request for the `known` dashboards, or `help`. `now` is the default instant, milliseconds since
 * the Unix epoch. Throws a UsageError.
 */
export function parseArguments(argv: readonly string[], now: number, known: readonly Dashboard[]): Request | 'help' {
  const options = readOptions(argv);
  if (options.help) return 'help';
  const [format = 'text', ...more] = FORMATS.filter((each) => options[each]);
  if (more.length > 0) throw new UsageError('--json, --csv and --hash exclude one another.');
  const { seed = DEFAULT_SEED } = options;
  if (!isSeed(seed)) {
    throw new UsageError(`--seed has to be 1 to 64 letters, digits, dots, dashes or underscores, not ${quote(seed)}.`);
  }
  const first = parseAt(options.at, now);
  return {
    world: parseFork(seed, options.fork),
    first,
    ...parseRange(first, options.for, options.every),
    dashboards: parseOnly(options.only, known),
    cycleDays: parseCycleDays(options['cycle-days']),
    format,
  };
}
