import { useCallback } from 'react';
import { useSelection } from '../../session/use-session';
import { type Mirror, MirrorTable } from '../../ui/mirror-table';
import type { Feed } from '../feed/feed';
import type { Shown } from '../feed/shown';

interface PanelTableProps {
  readonly caption: string;
  /** With a first state. */
  readonly feed: Feed;
  /** It takes the picture's place; otherwise it is there for screen readers alone. */
  readonly shown: boolean;
  /** Keep it the same function between renders. */
  mirror(shown: Shown): Mirror;
}

/** The tables that mirror a panel's picture, always on the page. */
export function PanelTable({ caption, feed, shown, mirror }: PanelTableProps) {
  const [incident] = useSelection();
  const read = useCallback(() => mirror(feed.shown as Shown), [feed, mirror]);
  // On view it agrees with the figures beside it in every frame.
  const source = useCallback(
    (update: () => void) => (shown ? feed.updates.texts : feed.updates.table).listen(update),
    [feed, shown],
  );
  return (
    <div className="panel-table">
      <MirrorTable caption={caption} shown={shown} marked={incident} read={read} source={source} />
    </div>
  );
}
