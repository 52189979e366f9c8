import type { WorldName } from '../../sim/math/seed-of';
import { chanceCause } from '../../sim/world/explanation/causes';
import type { Explanation } from '../../sim/world/explanation/explanation';
import { drawTerm, ROUND_DOWN, term } from '../../sim/world/explanation/terms';
import { PULSE_MS, type TemplateState, WINDOW_MS } from './sim';

/** Explains why a pulse is in the window: it is drawn at random, and nothing led to it. */
export function explain(world: WorldName, state: TemplateState, key: string): Explanation | undefined {
  const pulse = state.pulses.find(({ n }) => String(n) === key);
  if (!pulse) return undefined;
  const { n, ts } = pulse;
  const draw = { stream: 'template/pulse', index: n, channel: 0 };
  const terms = [drawTerm(world, draw), term('+', n), term('*', PULSE_MS), ROUND_DOWN];
  const text = `drawn at random: each interval of ${PULSE_MS / 1_000} s has one pulse.`;
  return {
    at: state.ts,
    equations: [{ what: 'Instant', value: ts, isInstant: true, column: 'ts', terms, text }],
    causes: [chanceCause(world, ts, `each interval of ${PULSE_MS / 1_000} s has one pulse, at a random moment`, draw)],
    effects: [{ at: ts + WINDOW_MS, what: 'the pulse leaves the panel', source: { of: 'row', does: 'goes' } }],
  };
}
