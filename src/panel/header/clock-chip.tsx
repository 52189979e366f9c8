import type { ClockState } from '../../clock/clock';
import { paceText } from '../../clock/pace-text';
import { useClockState } from '../../session/world';
import type { PanelLook } from '../panel-view';

/** A word for the panel's time, such as `paused`; undefined while it follows the present. */
function wordOf({ mode, rate }: ClockState, isPaused: boolean, solo: boolean): string | undefined {
  if (isPaused) return 'paused';
  // On a page the time bar tells the mode for all panels.
  if (!solo || mode === 'live') return undefined;
  if (mode === 'paused') return 'time stopped';
  return rate === 1 ? 'replay' : `replay ${paceText(rate)}`;
}

interface ClockChipProps {
  /** True if the panel is paused while the world goes on. */
  readonly isPaused: boolean;
  readonly look: PanelLook;
}

/** Chip with the state of the clock, beside the one with the state of the world. */
export function ClockChip({ isPaused, look }: ClockChipProps) {
  const word = wordOf(useClockState(), isPaused, look === 'solo');
  const hidden = look === 'hero' ? 'visually-hidden' : '';
  return word && <span className={`panel-state panel-clock line chip muted small fine ${hidden}`}>{word}</span>;
}
