import { ErrorBoundary } from '../../loading/error-boundary';
import { useClockState, useWorld } from '../../session/world';
import { LiveStatus } from '../body/live-text';
import type { PanelView } from '../panel-view';
import { ClockChip } from './clock-chip';
import { Control } from './control';
import { Menu } from './menu';
import { PauseControl } from './pause-control';
import './controls.css';

interface HeaderProps {
  readonly view: PanelView;
  /** Folds the panel into one row; undefined for a panel that stays open. */
  readonly fold: (() => void) | undefined;
}

/** A panel's title, its state and its controls. */
export function PanelHeader({ view, fold }: HeaderProps) {
  const { dashboard, look, feed, titleId, opened, open } = view;
  const { paused } = view.status;
  const solo = look === 'solo';
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
        {look !== 'hero' && controls}
        <ErrorBoundary name="The menu">
          <Menu view={view} first={look === 'hero' && controls} />
        </ErrorBoundary>
        {solo && clock.mode !== 'live' && (
          <Control sign="live" name="Return to live" onClick={() => world.clock.goLive()} />
        )}
      </div>
    </header>
  );
}
