import { MEMORY_MS, type Row } from './sim';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const TENTH_MS = 100;

/** How long an interlock has been in its state at `ts`: to a tenth of a second in fault, else to a second or to a minute. */
export function stateDuration({ since, state }: Row, ts: number): string {
  if (since === null) return `over ${MEMORY_MS / HOUR_MS} h`;
  const ms = ts - since;
  if (state === 'FAULT') return `${(Math.floor(ms / TENTH_MS) / 10).toFixed(1)} s`;
  return ms < MINUTE_MS ? `${Math.floor(ms / SECOND_MS)} s` : `${Math.floor(ms / MINUTE_MS)} min`;
}
