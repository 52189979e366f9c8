import { type RefObject, useEffect, useRef } from 'react';
import { rowOf, rowText, type Table } from '../../sim/words/table';
import { setText } from '../../ui/set-text';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import { trackPointer } from './track-pointer';

interface PointedProps {
  readonly feed: Feed;
  /** The element that holds the drawing. */
  readonly host: RefObject<HTMLElement | null>;
  table(display: Display): Table;
}

/**
 * Describes the mark under the pointer or the last tap: its table row, or its name. Updates without a React render.
 * Screen readers have Inspect instead.
 */
export function PointerText({ feed, host, table }: PointedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let place: { x: number; y: number } | undefined;
    const show = () => {
      const { stage } = feed;
      const key = place && stage?.scene?.rowAt?.(stage.placeOf(place));
      const named = stage?.hover(place);
      const now = key === undefined ? undefined : feed.display && table(feed.display);
      const row = now && key !== undefined ? rowOf(now, key) : undefined;
      const words = now && row ? rowText(now, row) : (named ?? '');
      feed.picture.row.point('pointer', key);
      setText(text.current, words);
      if (!text.current || !place || words === '') return;
      const box = element.getBoundingClientRect();
      text.current.style.setProperty('--x', `${place.x - box.left}px`);
      text.current.style.setProperty('--y', `${place.y - box.top}px`);
      text.current.dataset.side = place.x > box.left + box.width / 2 ? 'left' : 'right';
    };
    const stop = trackPointer(element, element.ownerDocument, (pointed) => {
      place = pointed;
      show();
    });
    const leave = feed.updates.texts.listen(() => {
      if (place) show();
    });
    return () => {
      stop();
      leave();
      feed.picture.row.point('pointer', undefined);
    };
  }, [feed, host, table]);
  return <p ref={text} className="panel-pointed popup" aria-hidden="true" />;
}
