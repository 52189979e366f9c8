import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';
import { CYCLE_DAYS, MAX_CYCLE_DAYS } from '../../../src/sim/world/cycle';
import { DEFAULT_SEED } from '../../../src/sim/world/seed';
import { parseArguments, UsageError } from './arguments';
import { ModelError, resultLines } from './lines';

/** Characters that are gathered before they are written. */
const CHUNK = 65_536;

const usage = (ids: readonly string[]) => `npm run world -- [options]: the simulation without a browser.

  --seed S          the world: 1 to 64 letters, digits, dots, dashes, underscores; default ${DEFAULT_SEED}
  --fork EDITS      a fork of it: no-qdsa8, late-qdsa8-3000, never-qdsa8, sev-qdsa8-3, at-qdsa8-uk-7, new-MS-KIND-SEVERITY,
                    with dots between; an incident by the middle of its id, which is inc-qdsa8-ad
  --at T            the time: ISO 8601 or milliseconds since 1970; default now
  --for D --every D then repeats up to --for, such as --for 24h --every 5m (ms, s, m, h, d)
  --only IDS        only these dashboards: ${ids.join(',')}
  --cycle-days N    days after which the base load repeats, 1 to ${MAX_CYCLE_DAYS}; default ${CYCLE_DAYS}
  --json            one JSON document per line: panel, version, seed, t, settings, state
  --csv             the tables, one block per dashboard
  --hash            SHA-256 of each state
  --help            this text

Exit code 0; 1 where a model fails; 2 where the arguments are wrong.
`;

/** Output for the result and for a failure. */
export interface Output {
  /** Takes a piece of the result; settles when the next may follow. */
  write(text: string): Promise<void>;
  /** Takes one line without its end. */
  complain(line: string): void;
}

/** Answers the command's arguments from the `known` dashboards. Returns the exit code: 0, 1 or 2. */
export async function world(
  argv: readonly string[],
  { write, complain }: Output,
  known: readonly Dashboard[] = Object.values<Dashboard>(dashboards),
): Promise<number> {
  let gathered = '';
  try {
    const request = parseArguments(argv, Date.now(), known);
    if (request === 'help') {
      await write(usage(known.map(({ id }) => id)));
      return 0;
    }
    for (const lines of resultLines(request)) {
      gathered += lines;
      if (gathered.length < CHUNK) continue;
      await write(gathered);
      gathered = '';
    }
    await write(gathered);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ModelError)) throw error;
    if (gathered) await write(gathered);
    complain(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}
