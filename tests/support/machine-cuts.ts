import fc from 'fast-check';
import type { Cut } from '../../src/sim/world/machines/cuts';
import { MACHINE_NAMES } from '../../src/sim/world/machines/machine-names';

/** An hour in which incidents close the gate many times. */
export const HOUR = { from: Date.parse('2026-03-03T08:00:00Z'), to: Date.parse('2026-03-03T09:00:00Z') };
/** Instants of that hour. */
export const instants = fc.integer({ min: HOUR.from, max: HOUR.to });
export const machines = fc.constantFrom(...MACHINE_NAMES);

/** Cuts within that hour, some of them with a restart. */
export const cuts = fc
  .record({ machine: machines, at: instants, wait: fc.option(fc.integer({ min: 0, max: 60_000 })) })
  .map(({ machine, at, wait }): Cut => ({ machine, at, back: wait === null ? 0 : at + wait }));
