import { type ChangeEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../session/use-session';
import { rowByKey, rowName, rowText, type Table } from '../../sim/tables/table';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import { Why } from './why';
import './inspect.css';

interface InspectProps {
  readonly feed: Feed;
  table(display: Display): Table;
}

/** The chosen sample, with the texts that it had when it was chosen. */
interface Sample {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

const NONE: Sample = { key: '', name: '', text: '' };

/** Signs that a visitor is reading the explanation: the pointer over it, or focus inside. */
interface Attention {
  pointer: boolean;
  focus: boolean;
}

/** The panel's display, kept unchanged while `hold` reports that a visitor reads. `showNow` updates it nevertheless. */
function useReadDisplay(feed: Feed) {
  const [display, show] = useState(feed.display);
  const attention = useRef<Attention>({ pointer: false, focus: false });
  const follow = useCallback(() => {
    if (!attention.current.pointer && !attention.current.focus) show(feed.display);
  }, [feed]);
  useEffect(() => {
    show(feed.display);
    return feed.updates.table.listen(follow);
  }, [feed, follow]);
  const hold = (change: Partial<Attention>) => {
    Object.assign(attention.current, change);
    follow();
  };
  return { display, showNow: () => show(feed.display), hold };
}

/**
 * Walks the samples with a native range, describes and explains each at one instant, and outlines it on the stage.
 * While time runs it updates every two seconds at most, and not while a visitor points at the explanation or focus is
 * inside, so that it can be read. It keeps the chosen sample wherever that moves in the table, and says when it is
 * gone.
 */
export function Inspect({ feed, table }: InspectProps) {
  const id = useId();
  const { pointed } = useSession();
  const range = useRef<HTMLInputElement>(null);
  const sampleAt = (place: number): Sample => {
    const now = feed.display && table(feed.display);
    const row = now?.rows[Math.min(place, now.rows.length - 1)];
    return now && row ? { key: row.key, name: rowName(now, row), text: rowText(now, row) } : NONE;
  };
  const [{ key, name, text }, choose] = useState(() => sampleAt(0));
  const { display, showNow, hold } = useReadDisplay(feed);
  const now = display && table(display);
  const row = now && rowByKey(now, key);
  const words = now && row ? rowText(now, row) : `${name} is not in the table at this time.`;
  useEffect(() => {
    feed.drawing.row.point('inspect', key);
    const leave = feed.updates.texts.listen((display) => {
      const { rows } = table(display);
      const place = rows.findIndex((row) => row.key === key);
      pointed.point('inspect', rows[place]?.at);
      if (!range.current) return;
      range.current.max = String(rows.length - 1);
      if (place >= 0) range.current.valueAsNumber = place;
    });
    return () => {
      leave();
      feed.drawing.row.point('inspect', undefined);
      pointed.point('inspect', undefined);
    };
  }, [feed, table, key, pointed]);
  return (
    <div className="panel-inspect column popup small">
      <label htmlFor={id}>Selected reading</label>
      <input
        ref={range}
        id={id}
        type="range"
        min={0}
        defaultValue={0}
        aria-valuetext={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          choose(sampleAt(event.target.valueAsNumber));
          showNow();
        }}
      />
      <p>{words}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes that somebody reads. */}
      <div
        className="panel-inspect-reasons"
        onPointerEnter={() => hold({ pointer: true })}
        onPointerLeave={() => hold({ pointer: false })}
        onFocus={() => hold({ focus: true })}
        onBlur={({ currentTarget, relatedTarget }) => hold({ focus: currentTarget.contains(relatedTarget) })}
      >
        <Why feed={feed} row={key} of={display && { world: feed.world.name, state: display.state }} />
      </div>
    </div>
  );
}
