import { shortenText } from './file/shorten-text';

/** Value in a file that differs from the one computed again. */
export interface EntryDifference {
  readonly entry: string;
  /** Path within the data, such as `cores[3].load`, shortened; empty for the whole. */
  readonly path: string;
  /** Value in the file as shortened JSON, or `absent`. */
  readonly file: string;
  /** Recomputed value, likewise. */
  readonly recomputed: string;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

const valueText = (value: unknown) => shortenText(value === undefined ? 'absent' : JSON.stringify(value));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const property = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

function below(path: string, key: string, isList: boolean): string {
  if (isList) return shortenText(`${path}[${key}]`);
  if (!NAME.test(key)) return shortenText(`${path}[${JSON.stringify(key)}]`);
  return shortenText(path ? `${path}.${key}` : key);
}

/** Differences between two JSON values: first in the order of the first value, then those only in the second. */
export function* differencesInJson(
  entry: string,
  file: unknown,
  recomputed: unknown,
  path = '',
): Generator<EntryDifference> {
  if (isObject(file) && isObject(recomputed) && Array.isArray(file) === Array.isArray(recomputed)) {
    for (const key of new Set([...Object.keys(file), ...Object.keys(recomputed)])) {
      yield* differencesInJson(
        entry,
        property(file, key),
        property(recomputed, key),
        below(path, key, Array.isArray(file)),
      );
    }
  } else if (file !== recomputed) {
    yield { entry, path, file: valueText(file), recomputed: valueText(recomputed) };
  }
}
