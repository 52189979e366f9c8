import { type ChangeEvent, useCallback, useEffect, useId, useState } from 'react';
import type { Dashboard } from '../dashboards/contract';
import { useCrosshair } from '../selection/crosshair';
import { rowText, type Table } from '../sim/words/table';
import type { Feed, Shown } from './feed';
import { LiveText } from './live';
import { Over } from './moving';

interface InspectProps {
  readonly feed: Feed;
  table(shown: Shown<unknown>): Table;
  /** The instant of a row, where rows have one. */
  readonly instantOf: Dashboard['instantOf'];
}

/** Walks the samples with a native range, says each in words and outlines it on the stage. */
export function Inspect({ feed, table, instantOf }: InspectProps) {
  const id = useId();
  const crosshair = useCrosshair();
  const [row, setRow] = useState(0);
  const words = useCallback((now: Shown<unknown>) => rowText(table(now), row), [table, row]);
  const shown = feed.shown;
  const last = shown ? table(shown).rows.length - 1 : 0;
  useEffect(() => {
    feed.stage.highlightRow(row);
    return () => feed.stage.highlightRow(null);
  }, [feed, row]);
  useEffect(() => {
    if (!instantOf) return undefined;
    const leave = feed.texts.listen(({ state }) => crosshair.point(instantOf(state, row)));
    return () => {
      leave();
      crosshair.point(undefined);
    };
  }, [feed, row, instantOf, crosshair]);
  return (
    <Over className="panel-inspect">
      <label htmlFor={id}>Inspect sample</label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={row}
        aria-valuetext={shown ? words(shown) : ''}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setRow(event.target.valueAsNumber)}
      />
      <p>
        <LiveText feed={feed} read={words} />
      </p>
    </Over>
  );
}
