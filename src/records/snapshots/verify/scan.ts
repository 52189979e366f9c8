import { quoteText } from '../file/shorten-text';
import { MAX_KEPT } from '../newest-first';

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

/** Texts of the snapshots in a file, each an object in matching brackets. */
export interface Scanned {
  readonly isList: boolean;
  readonly parts: readonly string[];
}

/** Refusal of a text that is no file of snapshots, in one sentence. */
class Refusal extends Error {}

/**
 * End of the string that begins at the quotation mark at `start`, or a position at or beyond `limit` if it does not end
 * before. Yields at intervals.
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

/** Key that a text in quotation marks stands for. */
function keyOf(raw: string): string {
  try {
    return raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw;
  } catch {
    throw new Refusal(NOT_JSON);
  }
}

/** Objects and lists that are open inside a snapshot, and their contents so far. Refuses parts that no snapshot has. */
class Nesting {
  /** Keys so far of each open object; undefined for a list. */
  readonly #open: (Set<string> | undefined)[] = [];
  #values = 0;
  #wantsKey = false;

  get isClosed(): boolean {
    return this.#open.length === 0;
  }

  /** Takes a sign outside of quotation marks. */
  takeSign(sign: string): void {
    if (sign === '{' || sign === '[') {
      this.#open.push(sign === '{' ? new Set() : undefined);
      if (this.#open.length > MOST.levels) throw new Refusal('The file is not a snapshot: it is nested too deeply.');
      this.#beginValue();
    } else if (sign === ',') this.#beginValue();
    else if (sign === '}' || sign === ']') this.#open.pop();
  }

  /** Begins the first value of an object or list, or the next. */
  #beginValue(): void {
    if (++this.#values > MOST.values) throw new Refusal('The file is not a snapshot: it holds too many values.');
    this.#wantsKey = this.#open.at(-1) !== undefined;
  }

  /** Takes a text in quotation marks: a key or a value. */
  takeText(raw: string): void {
    const keys = this.#open.at(-1);
    if (keys && this.#wantsKey) {
      const key = keyOf(raw);
      if (key === '__proto__') throw new Refusal('The file has a field "__proto__", which no snapshot has.');
      if (keys.has(key))
        throw new Refusal(
          `The file has the field ${quoteText(key)} twice in one object, so programs may read it differently.`,
        );
      keys.add(key);
    }
    this.#wantsKey = false;
  }
}

const isSpace = (sign: string | undefined) => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';

/** Scanner that goes through a text once. */
class Scanner {
  readonly #json: string;
  #at = 0;
  #pause = TURN_CHARACTERS;

  constructor(json: string) {
    this.#json = json;
  }

  *file(): Generator<void, Scanned> {
    const isList = (yield* this.#nextSign()) === '[';
    const parts = isList ? yield* this.#list() : [yield* this.#snapshot()];
    if ((yield* this.#nextSign()) !== undefined) throw new Refusal(NOT_JSON);
    if (parts.length === 0) throw new Refusal('The file is a list without a snapshot.');
    return { isList, parts };
  }

  *#list(): Generator<void, readonly string[]> {
    const parts: string[] = [];
    let sign: string | undefined;
    do {
      this.#at += 1;
      sign = yield* this.#nextSign();
      if (sign === ']' && parts.length === 0) break;
      if (sign === '{' && parts.length === MAX_KEPT)
        throw new Refusal(`The file is a list of more than ${MAX_KEPT} snapshots.`);
      parts.push(yield* this.#snapshot());
      sign = yield* this.#nextSign();
    } while (sign === ',');
    if (sign !== ']') throw new Refusal(NOT_JSON);
    this.#at += 1;
    return parts;
  }

  *#snapshot(): Generator<void, string> {
    const start = this.#at;
    const first = this.#json[start];
    if (first !== '{') throw new Refusal(first === undefined ? NOT_JSON : NO_OBJECT);
    const limit = start + MOST.characters;
    const nesting = new Nesting();
    do {
      if (this.#at >= this.#pause) yield* this.#turn();
      const sign = this.#json[this.#at];
      if (sign === undefined) throw new Refusal(NOT_JSON);
      if (this.#at >= limit) throw new Refusal(TOO_LONG);
      if (sign === '"') nesting.takeText(yield* this.#text(limit));
      else nesting.takeSign(sign);
      this.#at += 1;
    } while (!nesting.isClosed);
    return this.#json.slice(start, this.#at);
  }

  /** Goes to the end of the text in quotation marks that begins here. */
  *#text(limit: number): Generator<void, string> {
    const start = this.#at;
    this.#at = yield* endOfText(this.#json, start, limit);
    if (this.#at >= limit && this.#at < this.#json.length) throw new Refusal(TOO_LONG);
    return this.#json.slice(start + 1, this.#at);
  }

  /** Goes to the next sign that is no space; undefined at the end. */
  *#nextSign(): Generator<void, string | undefined> {
    while (isSpace(this.#json[this.#at])) {
      this.#at += 1;
      if (this.#at >= this.#pause) yield* this.#turn();
    }
    return this.#json[this.#at];
  }

  *#turn(): Generator<void> {
    yield;
    this.#pause = this.#at + TURN_CHARACTERS;
  }
}

/**
 * Scans a text that may be JSON once, before it is parsed, and divides it into snapshots: one object or a list of them.
 * Returns one sentence if the text is larger or deeper than a snapshot can be or an object has a key twice. The inside
 * of the objects need not be valid JSON. Yields at intervals. Never throws.
 */
export function* scanSnapshots(json: string): Generator<void, Scanned | string> {
  try {
    return yield* new Scanner(json).file();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
