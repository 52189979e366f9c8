import { type Incident, nextIncident } from '../../../src/sim/world/incidents';
import { DEFAULT_SEED } from '../../../src/sim/world/seed';

/** The world of the figure. */
export const SEED = DEFAULT_SEED;

/** The incident of the figure: that of the dashboards' own test cases, the first after 08:53:20 UTC. */
export const INCIDENT: Incident = nextIncident(SEED, Date.UTC(2026, 2, 3, 8, 53, 20));

/** Seconds from the onset at which the figure begins and ends. */
export const SECONDS = { first: -2, last: 12 } as const;
/** The same as instants, milliseconds since the Unix epoch. */
export const FROM = INCIDENT.onset + SECONDS.first * 1_000;
export const TO = INCIDENT.onset + SECONDS.last * 1_000;

/** CSS px: the figure's width, where its plots begin, and how wide a second is. */
export const WIDTH = 1_200;
export const LEFT = 230;
const SECOND = 63;
/** Where its plots end. */
export const RIGHT = LEFT + (SECONDS.last - SECONDS.first) * SECOND;

/** Where an instant stands, held within the plots. */
export const xAt = (t: number) => Math.min(Math.max(LEFT + ((t - FROM) / 1_000) * SECOND, LEFT), RIGHT);

/** The readings of a model of that cadence: from the newest at the figure’s begin to the last before its end. */
export function readings(cadence: number): number[] {
  const first = Math.floor(FROM / cadence);
  const last = Math.ceil(TO / cadence) - 1;
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * cadence);
}

/** A reading of a model, and what it read. */
export interface Reading<S> {
  readonly t: number;
  readonly state: S;
}

/** A model's states at its readings. */
export const statesOf = <S>(cadence: number, read: (t: number) => S): Reading<S>[] =>
  readings(cadence).map((t) => ({ t, state: read(t) }));

/** Neighbouring readings that hold, as stretches of time within the figure. */
export function stretches<S>(
  states: readonly Reading<S>[],
  holds: (state: S) => boolean,
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  states.forEach(({ t, state }, i) => {
    if (!holds(state)) return;
    const to = states[i + 1]?.t ?? TO;
    const last = found.at(-1);
    if (last?.to === t) last.to = to;
    else found.push({ from: t, to });
  });
  return found;
}
