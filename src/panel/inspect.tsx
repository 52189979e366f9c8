import { type ChangeEvent, useCallback, useEffect, useId, useState } from 'react';
import type { Dashboard } from '../dashboards/contract';
import { rowInWords } from '../sim/table';
import type { Feed, Shown } from './feed';
import { LiveText } from './live';

/** Walks the samples with a native range, says each in words and outlines it on the stage. */
export function Inspect({ feed, dashboard }: { feed: Feed; dashboard: Dashboard }) {
  const id = useId();
  const [row, setRow] = useState(0);
  const words = useCallback(({ state }: Shown<unknown>) => rowInWords(dashboard.table(state), row), [dashboard, row]);
  const shown = feed.shown;
  const last = shown ? dashboard.table(shown.state).rows.length - 1 : 0;
  useEffect(() => {
    feed.point(row);
    return () => feed.point(null);
  }, [feed, row]);
  return (
    <div className="panel-inspect">
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
        <LiveText feed={feed} rhythm="figures" read={words} />
      </p>
    </div>
  );
}
