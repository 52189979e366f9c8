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
  const terms = [drawn(world, draw, 'place in its slot'), by('+', n, 'slots before'), by('*', PULSE_MS, 'ms'), DOWN];
  return {
    at: state.ts,
    equations: [{ what: 'Instant', value: ts, isInstant: true, column: 'ts', terms }],
    causes: [chance(world, ts, 'random: one pulse per slot', draw)],
    effects: [{ at: ts + WINDOW_MS, what: 'leaves the window', source: { of: 'row', does: 'goes' } }],
  };
}
