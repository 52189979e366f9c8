import type { ClockState } from '../../clock/clock';
import { useClockState } from '../../clock/world';

/** What the panel's time does, in a word or two: it follows the present, is held while the world goes on, stands still with it, or runs at some speed. */
function wordOf({ mode, rate }: ClockState, paused: boolean): string {
  if (paused) return 'paused';
  if (mode === 'paused') return 'time stopped';
  if (mode === 'live') return 'live';
  return rate === 1 ? 'replay' : `replay ${Number(rate.toFixed(2))}×`;
}

/** The chip that says what the clock does, beside the one that says what the world does. */
export function ClockChip({ held }: { held: boolean }) {
  return <span className="panel-state panel-clock">{wordOf(useClockState(), held)}</span>;
}
