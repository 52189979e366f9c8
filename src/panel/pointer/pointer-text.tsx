import { type RefObject, useEffect, useRef } from 'react';
import type { Place } from '../../plot/grammar/rect';
import { rowByKey, rowText, type Table } from '../../sim/tables/table';
import { pictureBox } from '../../theme/picture-box';
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

/** Puts a text beside a place in an element, on the side with more room. */
function placeBeside(text: HTMLElement, { x, y }: Place, element: HTMLElement): void {
  const box = pictureBox(element);
  text.style.setProperty('--pointer-x', `${x - box.left}px`);
  text.style.setProperty('--pointer-y', `${y - box.top}px`);
  text.dataset.side = x > box.left + box.width / 2 ? 'left' : 'right';
}

/** Returns the words of a table's row; undefined where there is no such row. */
function wordsOf(table: Table, key: string): string | undefined {
  const row = rowByKey(table, key);
  return row && rowText(table, row);
}

/**
 * Describes the mark under the pointer or the last tap: by its name, or else its table row. Updates without a React
 * render. Screen readers have Inspect instead.
 */
export function PointerText({ feed, host, table }: PointedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let place: Place | undefined;
    const show = () => {
      const { stage, display } = feed;
      const key = place && feed.drawing.rowAt(place);
      const name = stage?.hover(place) ?? '';
      const words = name || (key !== undefined && display && wordsOf(table(display), key)) || '';
      feed.drawing.row.point('pointer', key);
      setText(text.current, words);
      if (text.current && place && words !== '') placeBeside(text.current, place, element);
    };
    const unsubscribePointer = trackPointer(element, element.ownerDocument, (pointed) => {
      place = pointed;
      show();
    });
    const unsubscribe = feed.updates.texts.listen(() => {
      if (place) show();
    });
    return () => {
      unsubscribePointer();
      unsubscribe();
      feed.drawing.row.point('pointer', undefined);
    };
  }, [feed, host, table]);
  return <p ref={text} className="panel-pointed popup" aria-hidden="true" />;
}
