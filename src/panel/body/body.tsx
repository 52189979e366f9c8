import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { ErrorBoundary } from '../../loading/error-boundary';
import type { LogFilters } from '../../sim/words/log-filters';
import type { Table } from '../../sim/words/table';
import { createStore } from '../../store/store';
import type { Mirror } from '../../ui/mirror-table';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import type { FeedStatus } from '../feed/feed-status';
import { PointerText } from '../pointer/pointer-text';
import { Inspect } from './inspect';
import { type FeedStore, Legend } from './legend';
import { PanelLog } from './log';
import { PanelTable } from './panel-table';
import { StageNotice } from './stage-notice';
import { useComplete } from './use-complete';
import './figure.css';

interface BodyProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly status: FeedStatus;
  /** The element that holds the drawing or the log. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly compact: boolean;
  readonly opening: LogFilters | undefined;
  readonly still: ReactNode;
  readonly caption: ReactNode;
  readonly inspecting: boolean;
  /** The table takes the picture's place. */
  readonly showTable: boolean;
  /** Id of the sentence that sums the panel up. */
  readonly summaryId: string;
  /** The displayed state as rows. */
  table(display: Display): Table;
  /** The tables that mirror the drawing, with what it is compared with. */
  mirror(display: Display): Mirror;
  /** Called once the drawing or log, the figures and the legend are there. */
  complete: (() => void) | undefined;
}

/** A panel's figure: its drawing or log, the table that mirrors it, the inspector, and what is said below them. */
export function Body(props: BodyProps) {
  const { dashboard, feed, status, host, caption, inspecting, showTable, summaryId, table, mirror, complete } = props;
  const { stage, logged, explained } = useComplete(dashboard, status, host, complete);
  // Off the frame that shows the first state; a table that is on view does not wait.
  const deferred = useDeferredValue(status.computed);
  const mirrored = status.computed && (deferred || showTable);
  useEffect(() => feed?.showTable(showTable), [feed, showTable]);
  const feeds: FeedStore = useMemo(() => createStore<Feed | undefined>(undefined), []);
  useEffect(() => feeds.set(feed), [feeds, feed]);
  // The element never changes, so the prerendered legend stays while its code loads.
  const legend = useMemo(
    () =>
      dashboard.legend && <Legend dashboard={dashboard} load={dashboard.legend} feeds={feeds} arrived={explained} />,
    [dashboard, feeds, explained],
  );
  return (
    <figure data-stage={stage} data-drawn-by={status.drawnBy}>
      <div className="panel-body column" data-view={showTable ? 'table' : 'picture'}>
        {dashboard.log ? (
          <div ref={host} className="panel-log column" data-compact={props.compact}>
            {feed && status.seen && (
              <PanelLog
                dashboard={dashboard}
                load={dashboard.log.load}
                feed={feed}
                paused={status.paused}
                compact={props.compact}
                opening={props.opening}
                arrived={logged}
              />
            )}
          </div>
        ) : (
          <div
            ref={host}
            className="panel-plot"
            role="img"
            aria-label={`Drawing: ${dashboard.title}`}
            aria-describedby={summaryId}
          />
        )}
        {props.still && <div className="panel-still">{props.still}</div>}
        {dashboard.draw && feed && <PointerText feed={feed} host={host} table={table} />}
        {feed && mirrored && (
          <PanelTable
            caption={`${dashboard.title}, ${dashboard.unit}`}
            feed={feed}
            isOpen={showTable}
            mirror={mirror}
          />
        )}
        {inspecting && feed && (
          <ErrorBoundary name="The inspector">
            <Inspect feed={feed} table={table} />
          </ErrorBoundary>
        )}
      </div>
      <StageNotice status={status} feed={feed} />
      <noscript>
        <p className="panel-notice small">This panel simulates its values in your browser and needs JavaScript.</p>
      </noscript>
      {(caption || legend) && (
        <figcaption>
          {caption}
          {legend}
        </figcaption>
      )}
    </figure>
  );
}
