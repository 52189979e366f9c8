import './panel.css';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Dashboard } from '../dashboards/contract';
import { ErrorBoundary } from '../loading/error-boundary';
import { Part } from '../loading/part';
import { useHighlight } from '../session/use-highlight';
import { useInstantLink } from '../session/use-instant-link';
import { useComparison } from '../session/use-session';
import { useWorld } from '../session/world';
import type { LogFilter } from '../sim/tables/log-filters';
import { Body } from './body/body';
import { Compared } from './body/compared';
import { Figures } from './body/figures';
import { LiveText } from './body/live-text';
import { useInstantText } from './body/use-instant-text';
import { PanelHeader } from './header/header';
import { PanelElement, type PanelElementProps } from './panel-element';
import { isPagePart, type OpenParts, type PanelLook, type PanelView } from './panel-view';
import { useDragThroughTime } from './pointer/use-drag-through-time';
import { useFeed } from './use-feed';
import './hero.css';
import './solo.css';
import './print.css';

const loadComparisonChoice = () => import('./body/comparison-choice');
const loadCode = () => import('./header/instant-code');

const CLOSED: OpenParts = { table: false, inspector: false, comparison: false, codedAt: undefined };

/** Motion of a panel that can glide to another place of its page. */
interface PanelMotion {
  /** Outermost element: `MovingPanel`, with the package that it needs. */
  readonly Element: ComponentType<PanelElementProps>;
  /** Name of the arrangement of the page's panels. When it changes, the panel glides to its new place. */
  readonly arrangement: string;
}

interface PanelProps {
  readonly dashboard: Dashboard;
  /** Presentation of the panel; `card` by default. */
  readonly look?: PanelLook;
  /** True if a log is initially 8 rows high instead of 18. */
  readonly compact?: boolean;
  /** Placeholder for the drawing until it has loaded, and where there is no script. */
  readonly still?: ReactNode;
  /** Further words under the drawing. */
  readonly caption?: ReactNode;
  /** True if the panel's words about itself are for screen readers alone, because the page shows them elsewhere. */
  readonly isFooterHidden?: boolean;
  readonly opening?: LogFilter | undefined;
  /** Absent for a panel that never moves. */
  readonly motion?: PanelMotion;
  /** Folds the panel into one row; absent for a panel that stays open. */
  fold?(): void;
  /** Called once the panel's drawing or log, figures and legend are on the page. */
  complete?(): void;
}

/** Makes a panel's feed follow the page's visitor: highlights, and drags through time. */
function useVisitor({ feed, host }: Pick<PanelView, 'feed' | 'host'>): void {
  const world = useWorld();
  useHighlight(feed?.drawing, world.name, host);
  useDragThroughTime(feed, host);
}

/** Header, figures, body, footer, and what a visitor opened besides. */
function PanelShell({ dashboard, look = 'card', isFooterHidden = false, motion, fold, ...content }: PanelProps) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const { feed, status } = useFeed(dashboard, host);
  const [opened, setOpened] = useState(CLOSED);
  const [comparison] = useComparison();
  useVisitor({ feed, host });
  // Without motion, the panel is in its new place as soon as it is rendered.
  const { Element = PanelElement, arrangement } = motion ?? {};
  useEffect(() => {
    if (arrangement !== undefined) feed?.stage?.moved();
  }, [feed, arrangement]);
  const instant = useInstantText(status.isPaused);
  const linkTo = useInstantLink();
  const view: PanelView = {
    dashboard,
    look,
    feed,
    status,
    host,
    titleId: `${id}-title`,
    summaryId: `${id}-summary`,
    opened,
    open: (change) => setOpened((before) => ({ ...before, ...change })),
  };
  const isPart = isPagePart(look);
  const compared = comparison && look !== 'bare' && dashboard.loadComparison && (
    <Compared load={dashboard.loadComparison} dashboard={dashboard} feed={feed} comparison={comparison} />
  );
  return (
    <Element
      id={dashboard.id}
      labelledBy={view.titleId}
      look={look}
      arrangement={arrangement}
      moved={() => feed?.stage?.moved()}
    >
      <PanelHeader view={view} fold={fold} />
      {opened.comparison && <Part name="The choice of a comparison" load={loadComparisonChoice} props={{}} />}
      {!isPart && <Figures feed={feed} dashboard={dashboard} />}
      {!isPart && compared}
      <Body view={view} {...content} compared={isPart && compared} />
      {opened.codedAt !== undefined && (
        <div className="instant-code row muted small">
          <Part
            name="The QR code"
            load={loadCode}
            props={{ t: opened.codedAt, panel: dashboard.id }}
            without={`The link is ${linkTo(opened.codedAt, dashboard.id)}`}
          />
        </div>
      )}
      <footer className={`panel-footer fine ${isFooterHidden ? 'visually-hidden' : ''}`}>
        <span>Simulated</span>
        <span className="panel-model">{`${dashboard.id} model v${dashboard.version}`}</span>
        <LiveText feed={feed} read={instant} className="panel-instant" />
      </footer>
    </Element>
  );
}

/** The frame of every dashboard. An error inside leaves the rest of the page alone. */
export function Panel(props: PanelProps) {
  const { id, title } = props.dashboard;
  return (
    // A new key for another dashboard, so that nothing of the former panel is reused.
    <ErrorBoundary key={id} name={`The panel “${title}”`}>
      <PanelShell {...props} />
    </ErrorBoundary>
  );
}
