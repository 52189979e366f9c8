import { countWord } from '../../sim/words/sentences';
import { SECOND_MS } from '../../sim/words/time';
import { type Fault, RECOVERY_MS } from '../../sim/world/incidents/gate';
import { NAMES } from '../../sim/world/machines/specs';
import type { InterlockRow, InterlocksState } from './sim';
import { stateTimeText } from './sim-duration';

/**
 * Words for the effect of a world's edit on the veto of a fault, behind `its veto`; undefined if the veto is on time.
 */
export function delayWords({ delay }: Fault): string | undefined {
  if (delay === undefined) return undefined;
  return delay === null ? 'has been removed' : `is delayed by ${delay / SECOND_MS} s`;
}

/** Interlocks and faults that leave the gate open, because an edit of the world removes or delays the veto. */
export function ignoredFaults({ ts, gate, rows }: InterlocksState): { name: string; fault: Fault }[] {
  if (gate.closed) return [];
  // Such a fault's end is not known before its veto.
  const isIgnored = ({ until = 0 }: Fault) => until >= ts + RECOVERY_MS;
  return rows.flatMap(({ name, recent }) => recent.filter(isIgnored).map((fault) => ({ name, fault })));
}

/**
 * Words of a state in an interlock's row. One that holds the gate is OK itself, which its words say where there is
 * room.
 */
export const STATE_WORDS = { OK: 'OK', FAULT: 'FAULT', holding: 'holds gate' } as const;

interface HeldState {
  readonly state: keyof typeof STATE_WORDS;
  /**
   * Start of the state, milliseconds since the Unix epoch: for an interlock that is OK again while its veto holds the
   * gate, the instant at which that closed.
   */
  readonly since: number | null;
}

/** State of an interlock, including whether its veto holds the gate. */
export function heldState(state: InterlocksState, place: number): HeldState {
  const row = state.rows[place] as InterlockRow;
  const holds = row.state === 'OK' && place === state.holder;
  return holds ? { state: 'holding', since: state.gate.since } : row;
}

/** Words for what closed the gate: `Split-vote hold (inc-qdsa8-ad)`, the pod’s watchdog, or a false trip. */
function closedBy({ gate, rows, holder }: InterlocksState): string {
  if (gate.corr) return `${rows[holder]?.name ?? 'the pod’s watchdog'} (${gate.corr})`;
  const tripped = rows.find((row) => row.state === 'FAULT' && row.corr === null)?.name;
  return `a false trip${tripped ? ` of ${tripped}` : ''}`;
}

/** Words for the place of a false trip: whose gate it closes. */
export const tripPlace = ({ tripped }: InterlocksState): string => (tripped ? `on ${NAMES[tripped]}` : 'in a pod');

/**
 * Words for the gate's work or for the cause of its closing, at most `chars` characters: the figure says whether it is
 * open.
 */
export function gateWords(state: InterlocksState, chars: number): string {
  const { ts, gate } = state;
  const { closed, corr, since } = gate;
  const fitting = (ways: readonly string[]) => ways.find((way) => way.length <= chars) ?? (ways.at(-1) as string);
  if (!closed) {
    const faults = ignoredFaults(state);
    if (faults.length > 1) return fitting([`${countWord(faults.length)} faults ignored`, 'faults ignored']);
    const ignored = faults[0]?.fault;
    const short = ignored?.delay === null ? 'no veto' : 'late veto';
    const ways = ignored && [
      `fault ignored: its veto ${delayWords(ignored)}`,
      `fault ignored: ${short}`,
      'fault ignored',
    ];
    return fitting(ways ?? ['actions pass']);
  }
  const by = closedBy(state);
  const age = `${stateTimeText(ts - (since ?? ts))} ago`;
  if (corr) {
    const [name = ''] = by.split(' (');
    return fitting([`closed by ${by} ${age}`, `closed by ${name} ${age}`, name, 'closed']);
  }
  return fitting([`closed by ${by} ${tripPlace(state)} ${age}`, `closed by ${by}`, by.slice(2), 'false trip']);
}

export const okCount = ({ rows }: InterlocksState): number => rows.filter(({ state }) => state === 'OK').length;

/**
 * Summary of the interlocks behind the state of the gate, with what closed it and for how long: the gate may be closed
 * while all are OK.
 */
export function interlocksLabel(state: InterlocksState): string {
  const { ts, gate, rows } = state;
  const [ok, all] = [okCount(state), rows.length];
  const count = `${ok} of ${all} interlocks OK`;
  if (!gate.closed) return `with ${count}`;
  const again = rows[state.holder]?.state === 'OK' ? ' again' : '';
  return `by ${closedBy(state)} ${stateTimeText(ts - (gate.since ?? ts))} ago; ${count}${again}`;
}
