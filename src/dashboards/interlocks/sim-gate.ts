import { type Fault, RECOVERY_MS } from '../../sim/world/gate';
import type { InterlocksState, Row } from './sim';
import { durationText } from './sim-duration';

/**
 * The interlock whose fault leaves the gate open, because an edit of the world removes or delays its veto; undefined
 * where there is none.
 */
export function ignoredFault({ ts, gate, rows }: InterlocksState): Row | undefined {
  // The end of such a fault is not known before its veto.
  const isIgnored = ({ until = 0 }: Fault) => until >= ts + RECOVERY_MS;
  return gate.closed ? undefined : rows.find(({ recent }) => recent.some(isIgnored));
}

/** What the gate does or is held by, as long as `chars` characters allow: the figure says whether it is open. */
export function gateWords(state: InterlocksState, chars: number): string {
  const { ts, gate, rows } = state;
  const { closed, corr, since } = gate;
  const fitting = (ways: readonly string[]) => ways.find((way) => way.length <= chars) ?? (ways.at(-1) as string);
  if (!closed) {
    const ignored = ['fault ignored: its veto was removed or delayed', 'fault ignored: no veto', 'fault ignored'];
    return fitting(ignoredFault(state) ? ignored : ['proposals pass']);
  }
  const age = durationText(ts - (since ?? ts));
  const tripped = rows.find((row) => row.state === 'FAULT' && row.corr === null)?.name;
  const holder = corr ?? `false trip${tripped ? ` of ${tripped}` : ''}`;
  const article = corr ? '' : 'a ';
  return fitting([`held by ${article}${holder} for ${age}`, `held by ${article}${holder}`, holder, 'false trip']);
}
