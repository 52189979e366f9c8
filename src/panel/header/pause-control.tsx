import { useClockState } from '../../session/world';
import type { Feed } from '../feed/feed';
import { Control } from './control';

interface PauseControlProps {
  /** True if the control is a toggle named Live, pressed while the panel follows the world. */
  readonly live: boolean;
  readonly feed: Feed | undefined;
  readonly isPaused: boolean;
  readonly inMenu: boolean;
}

/**
 * Pauses one panel, and has it follow the world again. Off while the world itself is stopped, for there is nothing to
 * pause.
 */
export function PauseControl({ live, feed, isPaused, inMenu }: PauseControlProps) {
  const isStopped = useClockState().mode === 'paused' && !isPaused;
  const toggle = () => (isPaused ? feed?.resume() : feed?.pause());
  const rest = { inMenu, disabled: !feed || isStopped, onClick: toggle };
  const effect = isPaused ? 'Resume this panel' : 'Pause this panel';
  if (live)
    return <Control sign="follow" name="Live" title={effect} aria-pressed={!isPaused && !isStopped} {...rest} />;
  return <Control sign={isPaused ? 'resume' : 'pause'} name={isPaused ? 'Resume' : 'Pause'} {...rest} />;
}
