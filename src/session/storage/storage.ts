/** Longest stored text that is read or written, in UTF-16 code units. */
export const MAX_CHARACTERS = 65_536;

/** In-memory storage of a show's visitors; undefined outside a show, where the browser's own is used. */
let visitorValues: Map<string, string> | undefined;

/**
 * Keeps the values that visitors store in memory from now on, without those of earlier visitors. The browser's own
 * storage stays as the person who set up the computer left it; values that a visitor has not stored are read from
 * there. The function returned ends that.
 */
export function storeForVisit(): () => void {
  visitorValues = new Map();
  return () => {
    visitorValues = undefined;
  };
}

/**
 * A value kept in the browser under one name. Never throws and never logs, whatever is stored, and even if storage is
 * missing, forbidden or full.
 */
export interface Stored<T> {
  /** Returns the value; undefined if nothing readable of this version is stored. Unreadable values are left alone. */
  read(): T | undefined;
  /** Replaces the stored value. Returns false if it could not be stored and read back. */
  write(value: T): boolean;
}

/** Returns the entries of an object out of JSON; undefined for an array and for anything else. */
export function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value));
}

/**
 * Returns the value stored as `northwall.<name>`: the JSON text `{ "version": n, "value": ... }`. `parse` builds a new
 * value from checked parts of the parsed one, or returns undefined; it must not pass on any object of the parsed one.
 * Values of the computer outlive a show's visitors.
 */
export function stored<T>(
  name: string,
  version: number,
  parse: (value: unknown) => T | undefined,
  whose: 'visitor' | 'computer' = 'visitor',
): Stored<T> {
  const key = `northwall.${name}`;
  const memory = () => (whose === 'visitor' ? visitorValues : undefined);
  const decode = (text: string | null): T | undefined => {
    if (text === null || text.length > MAX_CHARACTERS) return undefined;
    const entries = entriesOf(JSON.parse(text));
    return entries?.get('version') === version ? parse(entries.get('value')) : undefined;
  };
  return {
    read() {
      try {
        return decode(memory()?.get(key) ?? localStorage.getItem(key));
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        const text = JSON.stringify({ version, value });
        if (decode(text) === undefined) return false;
        const inMemory = memory();
        if (inMemory) inMemory.set(key, text);
        else localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
