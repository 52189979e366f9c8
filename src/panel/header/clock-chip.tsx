import type { ClockState } from '../../clock/clock';
import { useClockState } from '../../session/world';

/** A word for the panel's time, such as `paused`; undefined while it follows the present. */
function wordOf({ mode, rate }: ClockState, paused: boolean, solo: boolean): string | undefined {
  if (paused) return 'paused';
  // On a page the time bar tells the mode for all panels.
  if (!solo || mode === 'live') return undefined;
  if (mode === 'paused') return 'time stopped';
  return rate === 1 ? 'replay' : `replay ${Number(rate.toFixed(2))}×`;
}

interface ClockChipProps {
  /** True if the panel is paused while the world goes on. */
  readonly isHeld: boolean;
  readonly solo: boolean;
}

/** A chip with the mode of the clock, beside the chip with the state of the world. */
export function ClockChip({ isHeld, solo }: ClockChipProps) {
  const word = wordOf(useClockState(), isHeld, solo);
  return word && <span className="panel-state panel-clock line chip muted small fine">{word}</span>;
}
