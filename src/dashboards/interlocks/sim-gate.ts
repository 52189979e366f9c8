import type { InterlocksState } from './sim';
import { durationText } from './sim-duration';

/** The gate in two lines of words, the second as long as `chars` characters allow. */
export function gateWords(
  { ts, gate: { closed, corr, since }, rows }: InterlocksState,
  chars: number,
): readonly [string, string] {
  if (!closed) return ['Gate open', 'proposals pass'];
  const age = durationText(ts - (since ?? ts));
  const tripped = rows.find(({ state, corr: of }) => state === 'FAULT' && of === null)?.name;
  const holder = corr ?? `a false trip${tripped ? ` of ${tripped}` : ''}`;
  const ways = [`held by ${holder} for ${age}`, `held by ${holder}`, corr ?? 'false trip'];
  return ['Gate closed', ways.find((way) => way.length <= chars) ?? (ways.at(-1) as string)];
}
