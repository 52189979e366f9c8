import type { Feed } from '../feed/feed';
import { Control } from './control';

interface PauseControlProps {
  /** It is a toggle named Live, pressed while the panel follows the world. */
  readonly live: boolean;
  readonly feed: Feed | undefined;
  readonly paused: boolean;
}

/** Pauses one panel, and has it follow the world again. */
export function PauseControl({ live, feed, paused }: PauseControlProps) {
  const toggle = () => (paused ? feed?.resume() : feed?.pause());
  if (live) return <Control sign="follow" name="Live" disabled={!feed} aria-pressed={!paused} onClick={toggle} />;
  return (
    <Control sign={paused ? 'resume' : 'pause'} name={paused ? 'Resume' : 'Pause'} disabled={!feed} onClick={toggle} />
  );
}
