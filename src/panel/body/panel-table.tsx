import { useCallback } from 'react';
import { useSelection } from '../../session/use-session';
import { type Mirror, MirrorTable } from '../../ui/mirror-table';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';

interface PanelTableProps {
  readonly caption: string;
  /** Id of the element of the sentence that sums the table up. */
  readonly summaryId: string;
  /** With a first state. */
  readonly feed: Feed;
  /** The table replaces the drawing; closed, it is for screen readers alone. */
  readonly isOpen: boolean;
  /** Keep it the same function between renders. */
  mirror(display: Display): Mirror;
}

/** The tables that mirror a panel's drawing, always on the page. */
export function PanelTable({ caption, summaryId, feed, isOpen, mirror }: PanelTableProps) {
  const [incident] = useSelection();
  const read = useCallback(() => mirror(feed.display as Display), [feed, mirror]);
  // On view it agrees with the figures beside it in every frame.
  const source = useCallback(
    (update: () => void) => (isOpen ? feed.updates.texts : feed.updates.table).listen(update),
    [feed, isOpen],
  );
  return (
    <div className="panel-table">
      <MirrorTable
        caption={caption}
        summaryId={summaryId}
        isOpen={isOpen}
        marked={incident}
        read={read}
        source={source}
      />
    </div>
  );
}
