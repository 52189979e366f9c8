import { useCallback } from 'react';
import { useSelection } from '../../session/use-session';
import { type Mirror, MirrorTable } from '../../ui/mirror-table';
import { setText } from '../../ui/set-text';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';

interface PanelTableProps {
  readonly caption: string;
  /** Id of the element that holds the summary sentence. */
  readonly summaryId: string;
  /** A feed that has a first state. */
  readonly feed: Feed;
  /** True if the table replaces the drawing; otherwise it is for screen readers alone. */
  readonly isOpen: boolean;
  /** Returns the tables of a display. Keep it the same function between renders. */
  mirror(display: Display): Mirror;
  /** Returns the sentence of a display, with its figure. Keep it the same function likewise. */
  summary(display: Display): string;
}

/** The tables that mirror a panel's drawing, always on the page. */
export function PanelTable({ caption, summaryId, feed, isOpen, mirror, summary }: PanelTableProps) {
  const [incident] = useSelection();
  const read = useCallback(() => mirror(feed.display as Display), [feed, mirror]);
  // An open table changes in the same frame as the figures beside it.
  const source = useCallback(
    (update: () => void) => (isOpen ? feed.updates.texts : feed.updates.table).listen(update),
    [feed, isOpen],
  );
  // In the frame that shows the figure, which would otherwise be another one than the sentence's.
  const summarise = useCallback(
    (element: HTMLElement) => feed.updates.texts.listen((display) => setText(element, summary(display))),
    [feed, summary],
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
        summarise={summarise}
      />
    </div>
  );
}
