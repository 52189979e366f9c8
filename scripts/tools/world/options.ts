import { parseArgs } from 'node:util';

/** What is wrong with the arguments, in one line. */
export class UsageError extends Error {}

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

/** An argument in quotes, on one line whatever it holds. */
export const quote = (text: string) => JSON.stringify(text);

const isKnown = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

/** Node's own messages have several lines, so what it would refuse is looked for first. */
function refuseBadSyntax(args: string[]): void {
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') throw new UsageError(`Unexpected argument ${quote(token.value)}; try --help.`);
    const { name, rawName, value, inlineValue } = token;
    if (!isKnown(name)) throw new UsageError(`Unknown option ${quote(rawName)}; try --help.`);
    if (seen.has(name)) throw new UsageError(`--${name} is given twice.`);
    seen.add(name);
    if (OPTIONS[name].type === 'boolean') {
      if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
    } else if (value === undefined) {
      throw new UsageError(`--${name} needs a value.`);
    } else if (!inlineValue && value.startsWith('-')) {
      throw new UsageError(
        `--${name} needs a value; one that begins with a dash is written ${quote(`--${name}=${value}`)}.`,
      );
    }
  }
}

/** The options as they were written, each at most once. Throws a UsageError. */
export function readOptions(argv: readonly string[]) {
  const args = [...argv];
  refuseBadSyntax(args);
  return parseArgs({ args, options: OPTIONS }).values;
}
