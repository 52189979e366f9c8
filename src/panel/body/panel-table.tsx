import { useCallback } from 'react';
import { useSelection } from '../../selection/selection';
import type { Table } from '../../sim/words/table';
import { MirrorTable } from '../../ui/mirror-table';
import type { Feed } from '../feed/feed';
import type { Shown } from '../feed/shown';

interface PanelTableProps {
  readonly caption: string;
  /** With a first state. */
  readonly feed: Feed;
  /** It takes the picture's place; otherwise it is there for screen readers alone. */
  readonly shown: boolean;
  /** Keep it the same function between renders. */
  table(shown: Shown): Table;
}

/** The table that mirrors a panel's picture, always on the page. */
export function PanelTable({ caption, feed, shown, table }: PanelTableProps) {
  const [incident] = useSelection();
  const read = useCallback(() => table(feed.shown as Shown), [feed, table]);
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
