import { MAX_KEPT } from './newest-first';
import { quoted } from './shortened';

/**
 * Limits for the text of one snapshot. The largest that the site writes has about a third of each, or two thirds with
 * indentation.
 */
const MOST = { characters: 2 ** 20, values: 2 ** 15, levels: 12 } as const;

/** Characters scanned in one turn, which takes a few milliseconds. */
const TURN_CHARACTERS = 2 ** 16;

const NOT_JSON = 'The file is not JSON.';
const TOO_LONG = 'The file is not a snapshot: it is too long.';
const NO_OBJECT = 'The file is not a snapshot: it does not hold an object.';

/** The texts of the snapshots in a file, each an object in brackets that match. */
export interface Scanned {
  readonly isList: boolean;
  readonly parts: readonly string[];
}

/**
 * The end of the string that begins at the quotation mark at `start`, or a position at or beyond `limit` if it does not end before. Yields at
 * intervals.
 */
function* endOfText(json: string, start: number, limit: number): Generator<void, number> {
  let pause = start + TURN_CHARACTERS;
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    if (end >= limit) return end;
    if (end >= pause) {
      yield;
      pause = end + TURN_CHARACTERS;
    }
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Adds the key between two positions to the keys of its object, or returns why it is refused. */
function addKey(keys: Set<string>, json: string, start: number, end: number): string | undefined {
  const raw = json.slice(start + 1, end);
  let key = raw;
  try {
    if (raw.includes('\\')) key = String(JSON.parse(`"${raw}"`));
  } catch {
    return NOT_JSON;
  }
  if (key === '__proto__') return 'The file has a field "__proto__", which no snapshot has.';
  if (keys.has(key))
    return `The file has the field ${quoted(key)} twice in one object, so programs may read it differently.`;
  keys.add(key);
  return undefined;
}

/**
 * Scans a text that may be JSON once, before it is parsed, and divides it into snapshots: one object or a list of them.
 * Returns one sentence if the text is larger or deeper than a snapshot can be or an object has a key twice. The inside
 * of the objects need not be valid JSON. Yields at intervals. Never throws.
 */
export function* scan(json: string): Generator<void, Scanned | string> {
  const parts: string[] = [];
  /** The open objects and lists: the keys so far for an object, undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  let isList = false;
  let closed = false;
  let wantsKey = false;
  /** At the top level: a snapshot is due here. */
  let expectsSnapshot = true;
  let start = 0;
  let values = 0;
  let pause = TURN_CHARACTERS;
  for (let i = 0; i < json.length; i++) {
    if (i >= pause) {
      yield;
      pause = i + TURN_CHARACTERS;
    }
    const sign = json[i] as string;
    if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t') continue;
    if (closed) return NOT_JSON;
    const outside = open.length === (isList ? 1 : 0);
    if (outside) {
      if (open.length === 0 && sign === '[') {
        isList = true;
        open.push(undefined);
        continue;
      }
      if (isList && sign === ']' && (parts.length === 0 || !expectsSnapshot)) {
        closed = true;
        continue;
      }
      if (isList && sign === ',' && !expectsSnapshot) {
        expectsSnapshot = true;
        continue;
      }
      if (!expectsSnapshot || sign !== '{') return expectsSnapshot ? NO_OBJECT : NOT_JSON;
      if (parts.length === MAX_KEPT) return `The file is a list of more than ${MAX_KEPT} snapshots.`;
      start = i;
      values = 0;
    }
    const limit = start + MOST.characters;
    if (i >= limit) return TOO_LONG;
    if (sign === '"') {
      const end = yield* endOfText(json, i, limit);
      if (end >= limit && end < json.length) return TOO_LONG;
      const keys = open.at(-1);
      const refused = keys && wantsKey ? addKey(keys, json, i, end) : undefined;
      if (refused) return refused;
      wantsKey = false;
      i = end;
    } else if (sign === '{' || sign === '[' || sign === ',') {
      if (++values > MOST.values) return 'The file is not a snapshot: it holds too many values.';
      if (sign !== ',') open.push(sign === '{' ? new Set() : undefined);
      if (open.length > MOST.levels) return 'The file is not a snapshot: it is nested too deeply.';
      wantsKey = open.at(-1) !== undefined;
    } else if (sign === '}' || sign === ']') {
      open.pop();
      if (open.length === (isList ? 1 : 0)) {
        parts.push(json.slice(start, i + 1));
        expectsSnapshot = false;
        closed = !isList;
      }
    }
  }
  if (!closed) return NOT_JSON;
  return parts.length === 0 ? 'The file is a list without a snapshot.' : { isList, parts };
}
