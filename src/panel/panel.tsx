import './panel.css';
import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { clockReading, wallTime } from '../clock/zone';
import type { Dashboard } from '../dashboards/contract';
import { ErrorBoundary } from '../loading/error-boundary';
import { comparisonWords } from '../session/address/comparison';
import { useHighlight } from '../session/use-highlight';
import { useComparison, useZone } from '../session/use-session';
import { useWorld } from '../session/world';
import { comparedTable } from '../sim/words/compared-table';
import type { LogFilters } from '../sim/words/log-filters';
import { type NamedTable, readable } from '../sim/words/table';
import { Body } from './body/body';
import { Compared } from './body/compared';
import { ComparisonChoice } from './body/comparison-choice';
import { Figures } from './body/figures';
import { LiveText } from './body/live-text';
import type { Display } from './feed/display';
import { Header, type Opened } from './header/header';
import { InstantCode } from './header/instant-code';
import { PanelElement, type PanelElementProps } from './panel-element';
import { useDragThroughTime } from './pointer/use-drag-through-time';
import { useFeed } from './use-feed';
import './solo.css';

const CLOSED: Opened = { table: false, inspector: false, comparison: false, code: undefined };

/** All that a drawing shows of a state, as tables: that of its rows first. */
function tablesOf({ title, unit, table }: Dashboard, state: unknown): NamedTable[] {
  const { details = [], ...rows } = table(state);
  return [{ name: `${title}, ${unit}`, ...rows }, ...details];
}

interface PanelProps {
  readonly dashboard: Dashboard;
  /** The panel fills the viewport and its title is the page's heading. */
  readonly solo?: boolean;
  /** A log is 8 rows high at first instead of 18. */
  readonly compact?: boolean;
  /** Part of the page rather than a card on it: no frame and no large figure. */
  readonly bare?: boolean;
  /** Its page's opening: nothing around the drawing but a line of legend, and its controls in its menu. */
  readonly quiet?: boolean;
  /** Shown in the drawing's place until it is there, and where there is no script. */
  readonly still?: ReactNode;
  /** Further words under the drawing. */
  readonly caption?: ReactNode;
  /** The filter with which a log opens. */
  readonly opening?: LogFilters | undefined;
  /** Its outermost element: one that stays in its place, or `MovingPanel`. */
  readonly element?: ComponentType<PanelElementProps>;
  /** Names how the page's panels are arranged, where they come and go: when it changes, a panel that moves glides to its new place. */
  readonly arrangement?: string;
  /** Folds the panel into one row; a panel without it stays open. */
  fold?(): void;
  /** Called once the panel's content is there: its drawing or log, its figures and its legend. */
  complete?(): void;
}

/** Header, figures, body, footer, and what a visitor opened besides. */
function PanelFrame(props: PanelProps) {
  const { dashboard, solo = false, compact = false, quiet = false, bare = quiet, arrangement } = props;
  const { element: Element = PanelElement } = props;
  const id = useId();
  const world = useWorld();
  const zone = useZone();
  const host = useRef<HTMLDivElement>(null);
  const { feed, status } = useFeed(dashboard, host);
  const [opened, setOpened] = useState(CLOSED);
  const [comparison] = useComparison();
  useEffect(() => feed?.compareWith(comparison), [feed, comparison]);
  useHighlight(feed?.picture, world.name, host);
  useDragThroughTime(feed, host);
  // Where the panel does not glide, it is in its new place at once.
  useEffect(() => {
    if (arrangement !== undefined) feed?.stage?.moved();
  }, [feed, arrangement]);

  const words = comparison && comparisonWords(comparison, zone);
  const instant = useCallback(({ t }: Display) => clockReading(t, zone), [zone]);
  const table = useCallback(
    ({ state }: Display) => readable(dashboard.table(state), zone === 'utc' ? undefined : (at) => wallTime(at, zone)),
    [dashboard, zone],
  );
  const mirror = useCallback(
    ({ state, at, other }: Display) => {
      const others = other && tablesOf(dashboard, other.state);
      const tables = tablesOf(dashboard, state).map((table, i) => {
        const both = words ? comparedTable(table, others?.[i], words) : table;
        return readable(both, zone === 'utc' ? undefined : (t) => wallTime(t, zone));
      });
      return { when: `, as at ${clockReading(at, zone)}`, tables };
    },
    [dashboard, zone, words],
  );
  const pictured = (dashboard.draw ?? dashboard.log) && status.stage !== 'unavailable' && status.stage !== 'missing';
  const showTable = status.computed && (opened.table || !pictured);
  const summaryId = `${id}-summary`;
  return (
    <Element
      id={dashboard.id}
      labelledBy={`${id}-title`}
      solo={solo}
      bare={bare}
      arrangement={arrangement}
      moved={() => feed?.stage?.moved()}
    >
      <Header
        dashboard={dashboard}
        feed={feed}
        paused={status.paused}
        solo={solo}
        quiet={quiet}
        titleId={`${id}-title`}
        fold={props.fold}
        opened={opened}
        open={(change) => setOpened({ ...opened, ...change })}
      />
      {opened.comparison && <ComparisonChoice />}
      <Figures feed={feed} dashboard={dashboard} bare={bare} summaryId={summaryId} />
      {comparison && !bare && <Compared dashboard={dashboard} feed={feed} comparison={comparison} />}
      <Body
        dashboard={dashboard}
        feed={feed}
        status={status}
        host={host}
        compact={compact}
        opening={props.opening}
        still={props.still}
        caption={props.caption}
        inspecting={opened.inspector}
        showTable={showTable}
        summaryId={summaryId}
        table={table}
        mirror={mirror}
        complete={props.complete}
      />
      {opened.code && <InstantCode {...opened.code} />}
      <footer className="panel-footer fine">
        <span>Simulated</span>
        <span>{`${dashboard.id} model v${dashboard.version}`}</span>
        <LiveText feed={feed} read={instant} />
      </footer>
    </Element>
  );
}

/** The frame that every dashboard wears. An error inside leaves the rest of the page alone. */
export function Panel(props: PanelProps) {
  const { id, title } = props.dashboard;
  return (
    // Another dashboard in its place is another panel: nothing of this one's is taken over.
    <ErrorBoundary key={id} name={`The panel “${title}”`}>
      <PanelFrame {...props} />
    </ErrorBoundary>
  );
}
