import type { WorldName } from '../../sim/math/seed-of';
import { chance } from '../../sim/world/causes';
import type { Explanation } from '../../sim/world/explanation';
import { by, DOWN, drawn } from '../../sim/world/terms';
import { PULSE_MS, type TemplateState, WINDOW_MS } from './sim';

/** Why a pulse is in the window: it is drawn, and nothing led to it. */
export function explain(world: WorldName, state: TemplateState, key: string): Explanation | undefined {
  const pulse = state.pulses.find(({ n }) => String(n) === key);
  if (!pulse) return undefined;
  const { n, ts } = pulse;
  const draw = { stream: 'template/pulse', index: n, lane: 0 };
  const terms = [drawn(world, draw), by('+', n), by('*', PULSE_MS), DOWN];
  const text = `Drawn at random: one pulse in each ${PULSE_MS} ms.`;
  return {
    at: state.ts,
    equations: [{ what: 'Instant', value: ts, isInstant: true, column: 'ts', terms, text }],
    causes: [chance(world, ts, `drawn at random: one pulse in each ${PULSE_MS} ms`, draw)],
    effects: [{ at: ts + WINDOW_MS, what: 'the pulse leaves the window', source: { of: 'row', does: 'goes' } }],
  };
}
