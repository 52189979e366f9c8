import { parseArgs } from 'node:util';

/** Words for an error in a command's arguments, in one line. @param {unknown} error of `parseArgs` */
export const refusal = (error) => (error instanceof Error ? error.message : String(error)).split(/[.\n]/, 1)[0] ?? '';

/**
 * Reads the arguments of a command. `--help` prints the usage and ends the process with 0; an argument that the command
 * does not take is named in one line and ends it with 2.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage begins with `Usage: npm run` and the command's name
 * @param {T} config as `parseArgs` takes it
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readArguments(usage, config) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [, command] = /^Usage: (npm (?:run )?\S+)/.exec(usage) ?? [];
    console.error(`${refusal(error)}; see ${command} -- --help`);
    return process.exit(2);
  }
}
