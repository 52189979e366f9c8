import { useCallback, useEffect, useRef } from 'react';
import type { World } from '../../clock/world';
import { clockReading, useZone } from '../../clock/zone';
import type { Dashboard } from '../../dashboards/contract';
import type { Table } from '../../sim/words/table';
import { unitBehind } from '../../sim/words/units';
import { MirrorTable } from '../../ui/mirror-table';
import { setText } from '../../ui/set-text';
import type { Feed } from '../feed/feed';
import type { Shown } from '../feed/shown';
import './earlier.css';

/** How much earlier the panel is compared with, in milliseconds. */
const EARLIER_MS = 86_400_000;

interface EarlierProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed;
  readonly world: World;
  /** The table is open beside it. */
  readonly tabled: boolean;
  table(shown: Shown): Table;
}

/** The same panel 24 hours earlier: its figure, its state in a sentence and, where the table is open, its table. */
export function Earlier({ dashboard, feed, world, tabled, table }: EarlierProps) {
  const zone = useZone();
  const value = useRef<HTMLElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const instant = useRef<HTMLSpanElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const earlier = useCallback(
    ({ t }: Shown): Shown => {
      const before = Math.max(t - EARLIER_MS, 0);
      return { state: dashboard.state(world.seed, before, feed.settings), t: before, at: before };
    },
    [dashboard, feed, world],
  );
  useEffect(
    () =>
      feed.updates.texts.listen((shown) => {
        const before = earlier(shown);
        const readout = dashboard.readout(before.state);
        setText(value.current, `${readout.value}${unitBehind(readout.unit)}`);
        setText(label.current, readout.label);
        setText(instant.current, clockReading(before.t, zone));
        setText(summary.current, dashboard.summary(before.state));
      }),
    [feed, dashboard, earlier, zone],
  );
  const source = useCallback((update: () => void) => feed.updates.texts.listen(update), [feed]);
  const read = useCallback(() => table(earlier(feed.shown as Shown)), [feed, earlier, table]);
  return (
    <section className="panel-earlier" aria-label={`${dashboard.title}, 24 hours earlier`}>
      <p className="panel-earlier-head">
        24 h earlier <span ref={instant} />
      </p>
      <p className="panel-earlier-value">
        <strong ref={value} /> <span ref={label} />
      </p>
      <p ref={summary} className="panel-earlier-summary" />
      {tabled && (
        <MirrorTable
          shown
          caption={`${dashboard.title}, ${dashboard.unit}, 24 h earlier`}
          read={read}
          source={source}
        />
      )}
    </section>
  );
}
