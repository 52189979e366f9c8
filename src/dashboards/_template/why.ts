import type { WorldName } from '../../sim/math/seed-of';
import { chance } from '../../sim/world/causes';
import type { Explanation } from '../../sim/world/explanation';
import { by, DOWN, drawn } from '../../sim/world/terms';
import { PULSE_MS, type TemplateState, WINDOW_MS } from './sim';

/** Why a pulse is in the window: it is drawn, and nothing led to it. */
export function explain(world: WorldName, { ts: now, pulses }: TemplateState, key: string): Explanation | undefined {
  const pulse = pulses.find(({ n }) => String(n) === key);
  if (!pulse) return undefined;
  const { n, ts } = pulse;
  const draw = { stream: 'template/pulse', index: n, lane: 0 };
  return {
    at: now,
    equations: [
      {
        what: 'Instant',
        value: ts,
        isInstant: true,
        column: 'ts',
        terms: [
          drawn(world, draw, 'random place in the slot'),
          by('+', n, 'slots before'),
          by('*', PULSE_MS, 'ms'),
          DOWN,
        ],
      },
    ],
    causes: [chance(world, ts, 'random: one pulse per slot', draw)],
    effects: [{ at: ts + WINDOW_MS, what: 'leaves the window', source: { of: 'row', does: 'goes' } }],
  };
}
