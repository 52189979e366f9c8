import {
  type ChangeEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Place } from '../../plot/grammar/rect';
import { useSession } from '../../session/use-session';
import { rowByKey, rowName, rowText, type Table } from '../../sim/tables/table';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import { onClick } from '../pointer/on-click';
import { Why } from './why';
import './inspect.css';

interface InspectProps {
  readonly feed: Feed;
  /** The element that holds the drawing. */
  readonly host: RefObject<HTMLElement | null>;
  table(display: Display): Table;
}

/** The chosen sample: the key of its row, and the display in which it was chosen. */
interface Sample {
  readonly key: string;
  readonly chosenIn: Display;
}

/** Name and words of a table's row; undefined if there is no such row. */
function rowWords(table: Table | undefined, key: string | undefined) {
  const row = table && key !== undefined ? rowByKey(table, key) : undefined;
  return table && row && { name: rowName(table, row), text: rowText(table, row) };
}

/** Signs that a visitor is reading the explanation: the pointer over it, or focus inside. */
interface Attention {
  pointer: boolean;
  focus: boolean;
}

/** The panel's display, kept unchanged while `hold` reports that a visitor reads. `showNow` updates it nevertheless. */
function useReadDisplay(feed: Feed) {
  const [display, setDisplay] = useState(feed.display);
  const attention = useRef<Attention>({ pointer: false, focus: false });
  const follow = useCallback(() => {
    if (!attention.current.pointer && !attention.current.focus) setDisplay(feed.display);
  }, [feed]);
  useEffect(() => {
    setDisplay(feed.display);
    return feed.updates.table.listen(follow);
  }, [feed, follow]);
  const hold = (change: Partial<Attention>) => {
    Object.assign(attention.current, change);
    follow();
  };
  return { display, showNow: () => setDisplay(feed.display), hold };
}

/**
 * Walks the samples with a native range, or takes the one that is clicked in the drawing; says each in words and why it
 * is so, both of one instant, and outlines it on the stage. While time runs it follows every two seconds at most, and
 * not while a visitor points at the explanation or focus is inside, so that it can be read and followed. It stays with
 * the sample that was chosen wherever that moves in the table, and says when it is gone. Without a row to begin with,
 * it takes the first that comes.
 */
export default function Inspect({ feed, host, table }: InspectProps) {
  const id = useId();
  const { pointed } = useSession();
  const range = useRef<HTMLInputElement>(null);
  const sampleAt = (place: number): Sample | undefined => {
    const { display } = feed;
    const rows = display ? table(display).rows : [];
    const row = rows[Math.min(place, rows.length - 1)];
    return display && row && { key: row.key, chosenIn: display };
  };
  const [sample, setSample] = useState(() => sampleAt(0));
  const { display, showNow, hold } = useReadDisplay(feed);
  const key = sample?.key;
  const chosen = rowWords(sample && table(sample.chosenIn), key);
  const now = rowWords(display && table(display), key);
  const words =
    now?.text ?? (chosen ? `${chosen.name} is not in the table at this time.` : 'The table is empty at this time.');
  const begin = useEffectEvent(() => {
    if (sample) return;
    setSample(sampleAt(0));
    showNow();
  });
  const select = useEffectEvent((place: Place) => {
    const clicked = feed.drawing.rowAt(place);
    const rows = feed.display ? table(feed.display).rows : [];
    const row = rows.findIndex(({ key }) => key === clicked);
    if (row < 0) return;
    setSample(sampleAt(row));
    showNow();
  });
  useEffect(() => (host.current ? onClick(host.current, select) : undefined), [host]);
  useEffect(() => {
    feed.drawing.row.point('inspect', key);
    const unsubscribe = feed.updates.texts.listen((display) => {
      begin();
      const { rows } = table(display);
      const place = rows.findIndex((row) => row.key === key);
      pointed.point('inspect', rows[place]?.at);
      if (!range.current) return;
      range.current.max = String(rows.length - 1);
      if (place >= 0) range.current.valueAsNumber = place;
    });
    return () => {
      unsubscribe();
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
        aria-valuetext={chosen?.text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setSample(sampleAt(event.target.valueAsNumber));
          showNow();
        }}
      />
      {display && <p>{words}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes that somebody reads. */}
      <div
        className="panel-inspect-reasons"
        onPointerEnter={() => hold({ pointer: true })}
        onPointerLeave={() => hold({ pointer: false })}
        onFocus={() => hold({ focus: true })}
        onBlur={({ currentTarget, relatedTarget }) => hold({ focus: currentTarget.contains(relatedTarget) })}
      >
        {key !== undefined && <Why feed={feed} row={key} of={display} />}
      </div>
    </div>
  );
}
