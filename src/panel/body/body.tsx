import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { Part } from '../../loading/part';
import type { LogFilter } from '../../sim/tables/log-filters';
import { createStore } from '../../store/store';
import type { Feed } from '../feed/feed';
import type { PanelView } from '../panel-view';
import { PointerText } from '../pointer/pointer-text';
import { type FeedStore, Legend } from './legend';
import { PanelLog } from './log';
import { PanelTable } from './panel-table';
import { StageNotice } from './stage-notice';
import { useComplete } from './use-complete';
import { useInstantText } from './use-instant-text';
import { useTables } from './use-tables';
import './figure.css';

const loadInspector = () => import('./inspect');

interface BodyProps {
  readonly view: PanelView;
  /** True if a log is initially 8 rows high instead of 18. */
  readonly compact?: boolean;
  readonly opening?: LogFilter | undefined;
  /** Placeholder for the drawing until it has loaded, and where there is no script. */
  readonly still?: ReactNode;
  readonly caption?: ReactNode;
  /** The comparison, where it stands beside the legend. */
  readonly compared?: ReactNode;
  /** Called once the drawing or log, the figures and the legend are on the page. */
  complete?(): void;
}

/** The element of a drawing, which a stage fills, or of a log. */
function Picture({
  view,
  compact = false,
  opening,
  arrived,
}: Omit<BodyProps, 'still' | 'caption' | 'compared'> & { arrived(): void }) {
  const { dashboard, feed, status, host, summaryId } = view;
  if (!dashboard.log) {
    const label = `Drawing: ${dashboard.title}`;
    return <div ref={host} className="panel-plot" role="img" aria-label={label} aria-describedby={summaryId} />;
  }
  return (
    <div ref={host} className="panel-log column" data-compact={compact}>
      {feed && status.hasAppeared && (
        <PanelLog
          dashboard={dashboard}
          log={dashboard.log}
          feed={feed}
          isPaused={status.isPaused}
          compact={compact}
          opening={opening}
          arrived={arrived}
        />
      )}
    </div>
  );
}

/**
 * Returns a panel's legend. Its element never changes, so that the prerendered one stays while the legend's code loads.
 */
function useLegend({ dashboard, feed }: PanelView, arrived: () => void): ReactNode {
  const feeds: FeedStore = useMemo(() => createStore<Feed | undefined>(undefined), []);
  useEffect(() => feeds.set(feed), [feeds, feed]);
  return useMemo(
    () =>
      dashboard.loadLegend && (
        <Legend dashboard={dashboard} load={dashboard.loadLegend} feeds={feeds} arrived={arrived} />
      ),
    [dashboard, feeds, arrived],
  );
}

/** True if the table is shown in place of the drawing: a visitor opened it, or there is no drawing. */
function isTableOpen({ dashboard, status, opened }: PanelView): boolean {
  const isPictured =
    (dashboard.loadScene ?? dashboard.log) && status.stage !== 'unavailable' && status.stage !== 'missing';
  return status.isComputed && (opened.table || !isPictured);
}

/**
 * A panel's figure: its drawing or log, the table that mirrors it, the inspector, and the notice, caption and legend
 * below.
 */
export function Body({ view, still, caption, compared, complete, ...content }: BodyProps) {
  const { dashboard, feed, status, host, opened, summaryId } = view;
  const { table, mirror, summary } = useTables(dashboard, useInstantText(status.isPaused));
  const { stage, logged, explained } = useComplete(dashboard, status, host, complete);
  const showTable = isTableOpen(view);
  // The table is rendered after the frame that shows the first state, unless it is on view.
  const deferred = useDeferredValue(status.isComputed);
  const mirrored = status.isComputed && (deferred || showTable);
  useEffect(() => feed?.showTable(showTable), [feed, showTable]);
  const legend = useLegend(view, explained);
  return (
    <figure data-stage={stage} data-drawn-by={status.drawnBy}>
      <div className="panel-body column" data-view={showTable ? 'table' : 'drawing'}>
        <Picture view={view} {...content} arrived={logged} />
        {still && <div className="panel-still">{still}</div>}
        {dashboard.loadScene && feed && <PointerText feed={feed} host={host} table={table} />}
        {feed && mirrored && (
          <PanelTable
            caption={`${dashboard.title}, ${dashboard.unit}`}
            summaryId={summaryId}
            feed={feed}
            isOpen={showTable}
            mirror={mirror}
            summary={summary}
          />
        )}
        {opened.inspector && feed && <Part name="The inspector" load={loadInspector} props={{ feed, host, table }} />}
      </div>
      <StageNotice status={status} feed={feed} />
      <noscript>
        <p className="panel-notice small">This panel simulates its values in your browser and needs JavaScript.</p>
      </noscript>
      {(caption || legend || compared) && (
        <figcaption>
          {caption}
          {legend}
          {compared}
        </figcaption>
      )}
    </figure>
  );
}
