import { type ChangeEvent, useCallback, useEffect, useId, useState } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { useCrosshair } from '../../selection/crosshair';
import { rowText, type Table } from '../../sim/words/table';
import type { Feed } from '../feed/feed';
import type { Shown } from '../feed/shown';
import { PlotOverlay } from '../motion/moving';
import { LiveText } from './live-text';
import { Why } from './why';
import './inspect.css';

interface InspectProps {
  readonly feed: Feed;
  table(shown: Shown): Table;
  /** The instant of a row, where rows have one. */
  readonly instantOf: Dashboard['instantOf'];
}

/** The sample that was chosen, as it was then. */
interface Sample {
  readonly row: number;
  /** The last row that there was. */
  readonly last: number;
  readonly text: string;
}

/** Walks the samples with a native range, says each in words and why it is so, and outlines it on the stage. */
export function Inspect({ feed, table, instantOf }: InspectProps) {
  const id = useId();
  const crosshair = useCrosshair();
  const sampleOf = (row: number): Sample => {
    const rows = feed.shown && table(feed.shown);
    return { row, last: rows ? rows.rows.length - 1 : 0, text: rows ? rowText(rows, row) : '' };
  };
  const [{ row, last, text }, setSample] = useState(() => sampleOf(0));
  const words = useCallback((now: Shown) => rowText(table(now), row), [table, row]);
  useEffect(() => {
    feed.stage.highlightRow(row);
    return () => feed.stage.highlightRow(null);
  }, [feed, row]);
  useEffect(() => {
    if (!instantOf) return undefined;
    const leave = feed.updates.texts.listen(({ state }) => crosshair.set(instantOf(state, row)));
    return () => {
      leave();
      crosshair.set(undefined);
    };
  }, [feed, row, instantOf, crosshair]);
  return (
    <PlotOverlay className="panel-inspect">
      <label htmlFor={id}>Inspect sample</label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={row}
        aria-valuetext={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setSample(sampleOf(event.target.valueAsNumber))}
      />
      <p>
        <LiveText feed={feed} read={words} />
      </p>
      <Why feed={feed} row={row} />
    </PlotOverlay>
  );
}
