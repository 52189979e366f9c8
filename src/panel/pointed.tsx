import { type RefObject, useEffect, useRef } from 'react';
import { rowInWords, type Table } from '../sim/words/table';
import { say } from '../ui/say';
import type { Feed, Shown } from './feed';
import { followPointing } from './pointing';

interface PointedProps {
  readonly feed: Feed;
  /** The element that holds the drawing. */
  readonly host: RefObject<HTMLElement | null>;
  table(shown: Shown<unknown>): Table;
}

/**
 * Says what the pointer is at, or what was tapped: the row of the table that stands for the mark there. Follows the pointer without a render. Screen
 * readers have Inspect instead.
 */
export function Pointed({ feed, host, table }: PointedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let place: { x: number; y: number } | undefined;
    let outlined: number | undefined;
    const show = () => {
      const row = place && feed.stage.rowAt(place.x, place.y);
      const named = feed.stage.hover(place);
      const words = row === undefined || !feed.shown ? (named ?? '') : rowInWords(table(feed.shown), row);
      if (row !== outlined) feed.stage.point(row ?? null);
      outlined = row;
      say(text.current, words);
      if (!text.current || !place || words === '') return;
      const box = element.getBoundingClientRect();
      text.current.style.setProperty('--x', `${place.x - box.left}px`);
      text.current.style.setProperty('--y', `${place.y - box.top}px`);
      text.current.dataset.side = place.x > box.left + box.width / 2 ? 'left' : 'right';
    };
    const stop = followPointing(element, element.ownerDocument, (pointed) => {
      place = pointed;
      show();
    });
    const leave = feed.texts.listen(() => {
      if (place) show();
    });
    return () => {
      stop();
      leave();
    };
  }, [feed, host, table]);
  return <p ref={text} className="panel-pointed" aria-hidden="true" />;
}
