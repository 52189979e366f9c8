import type { Dashboard } from '../../dashboards/contract';
import { ErrorBoundary } from '../../loading/error-boundary';
import { useClockState, useWorld } from '../../session/world';
import { LiveStatus } from '../body/live-text';
import type { Feed } from '../feed/feed';
import { ClockChip } from './clock-chip';
import { Control } from './control';
import { type CodedInstant, Menu } from './menu';
import { PauseControl } from './pause-control';
import './controls.css';

/** The parts of a panel that a visitor has opened. */
export interface Opened {
  readonly table: boolean;
  readonly inspector: boolean;
  /** The choice of what panels are compared with. */
  readonly comparison: boolean;
  /** The instant whose QR code is shown. */
  readonly code: CodedInstant | undefined;
}

interface HeaderProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly paused: boolean;
  readonly solo: boolean;
  /** Its controls are in its menu. */
  readonly quiet: boolean;
  /** Id of the title’s element. */
  readonly titleId: string;
  readonly fold: (() => void) | undefined;
  readonly opened: Opened;
  open(change: Partial<Opened>): void;
}

/** A panel's title, its state and its controls. */
export function Header({ dashboard, feed, paused, solo, quiet, titleId, fold, opened, open }: HeaderProps) {
  const world = useWorld();
  const clock = useClockState();
  const Heading = solo ? 'h1' : 'h2';
  const controls = (
    <>
      <PauseControl live={dashboard.controls?.includes('live') === true} feed={feed} paused={paused} />
      {(dashboard.draw ?? dashboard.log) && (
        <Control
          sign="table"
          name="Table"
          disabled={!feed}
          aria-expanded={opened.table}
          data-shortcut="table"
          onClick={() => open({ table: !opened.table })}
        />
      )}
      <Control
        sign="inspect"
        name="Inspect"
        disabled={!feed}
        aria-expanded={opened.inspector}
        onClick={() => open({ inspector: !opened.inspector })}
      />
    </>
  );
  return (
    <header className="panel-header row">
      <Heading id={titleId} tabIndex={solo ? -1 : undefined}>
        {fold ? (
          <button type="button" className="panel-fold" aria-expanded onClick={fold}>
            {dashboard.title}
          </button>
        ) : (
          <span>{dashboard.title}</span>
        )}
        <span className="panel-unit muted small">{` ${dashboard.unit}`}</span>
      </Heading>
      <ClockChip isHeld={paused} solo={solo} />
      <LiveStatus feed={feed} dashboard={dashboard} />
      <div className="panel-controls">
        {!quiet && controls}
        <ErrorBoundary name="The menu">
          <Menu
            dashboard={dashboard}
            feed={feed}
            solo={solo}
            first={quiet && controls}
            compared={opened.comparison}
            compare={() => open({ comparison: !opened.comparison })}
            coded={opened.code !== undefined}
            code={(code) => open({ code })}
          />
        </ErrorBoundary>
        {solo && clock.mode !== 'live' && (
          <Control sign="live" name="Return to live" onClick={() => world.clock.goLive()} />
        )}
      </div>
    </header>
  );
}
