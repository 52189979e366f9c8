import { useClockState } from '../../session/world';
import type { Feed } from '../feed/feed';
import { Control } from './control';

interface PauseControlProps {
  /** True if the control is a toggle named Live, pressed while the panel follows the world. */
  readonly live: boolean;
  readonly feed: Feed | undefined;
  readonly paused: boolean;
}

/** Pauses one panel or lets it follow the world again. Disabled while the world itself is stopped. */
export function PauseControl({ live, feed, paused }: PauseControlProps) {
  const stopped = useClockState().mode === 'paused' && !paused;
  const toggle = () => (paused ? feed?.resume() : feed?.pause());
  const rest = { disabled: !feed || stopped, onClick: toggle };
  const effect = paused ? 'Let this panel run again' : 'Pause this panel';
  if (live) return <Control sign="follow" name="Live" title={effect} aria-pressed={!paused && !stopped} {...rest} />;
  return <Control sign={paused ? 'resume' : 'pause'} name={paused ? 'Resume' : 'Pause'} {...rest} />;
}
