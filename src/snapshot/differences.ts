/** One value of a file that is not as it was computed anew. */
export interface Difference {
  /** Name of the entry. */
  readonly entry: string;
  /** Where in its data, such as `cores[3].load`; empty for all of it. */
  readonly path: string;
  /** Both as JSON, cut; `absent` where there is none. */
  readonly file: string;
  readonly recomputed: string;
}

/** Longest value that is shown, in UTF-16 code units. */
const MAX_SHOWN = 60;

const NAME = /^[A-Za-z_$][\w$]*$/;

function shown(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const own = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);

function below(path: string, key: string, isList: boolean): string {
  if (isList) return `${path}[${key}]`;
  if (!NAME.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : key;
}

/** Where two JSON values differ, in the order of the first and then of what only the second has. */
export function* differences(entry: string, file: unknown, recomputed: unknown, path = ''): Generator<Difference> {
  if (isObject(file) && isObject(recomputed) && Array.isArray(file) === Array.isArray(recomputed)) {
    for (const key of new Set([...Object.keys(file), ...Object.keys(recomputed)])) {
      yield* differences(entry, own(file, key), own(recomputed, key), below(path, key, Array.isArray(file)));
    }
  } else if (file !== recomputed) {
    yield { entry, path, file: shown(file), recomputed: shown(recomputed) };
  }
}
