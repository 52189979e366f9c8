import { useState } from 'react';
import { ErrorBoundary } from '../../loading/error-boundary';
import { useClockState, useWorld } from '../../session/world';
import { focusMain } from '../../ui/focus-main';
import { LiveStatus } from '../body/live-text';
import { isPagePart, type PanelView } from '../panel-view';
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
  const { isPaused, isComputed } = view.status;
  // Once there was something to inspect, the button keeps its focus while another world's first state is computed.
  const [isInspectable, setIsInspectable] = useState(false);
  if (isComputed && !isInspectable) setIsInspectable(true);
  const solo = look === 'solo';
  // A hero's header is hidden, and its controls are in its menu.
  const inMenu = look === 'hero';
  const world = useWorld();
  const clock = useClockState();
  const goLive = () => {
    world.clock.goLive();
    focusMain();
  };
  const Heading = solo ? 'h1' : 'h2';
  const controls = (
    <>
      <PauseControl
        live={dashboard.controls?.includes('live') === true}
        feed={feed}
        isPaused={isPaused}
        inMenu={inMenu}
      />
      {(dashboard.loadScene ?? dashboard.log) && (
        <Control
          sign="table"
          name="Table"
          inMenu={inMenu}
          disabled={!feed}
          aria-expanded={opened.table}
          data-shortcut="table"
          onClick={() => open({ table: !opened.table })}
        />
      )}
      <Control
        sign="inspect"
        name="Inspect"
        inMenu={inMenu}
        disabled={!isInspectable}
        aria-expanded={opened.inspector}
        onClick={() => open({ inspector: !opened.inspector })}
      />
    </>
  );
  return (
    <header className="panel-header row">
      <Heading
        id={titleId}
        className={isPagePart(look) ? 'visually-hidden' : undefined}
        tabIndex={solo ? -1 : undefined}
      >
        {fold ? (
          <button type="button" className="panel-fold" aria-expanded onClick={fold}>
            {dashboard.title}
          </button>
        ) : (
          <span>{dashboard.title}</span>
        )}
        <span className="panel-unit muted small">{` ${dashboard.unit}`}</span>
      </Heading>
      <ClockChip isPaused={isPaused} look={look} />
      <LiveStatus feed={feed} dashboard={dashboard} isHidden={inMenu} />
      <div className="panel-controls">
        {!inMenu && controls}
        <ErrorBoundary name="The menu">
          <Menu view={view} first={inMenu && controls} />
        </ErrorBoundary>
        {solo && clock.mode !== 'live' && <Control sign="live" name="Return to live" onClick={goLive} />}
      </div>
    </header>
  );
}
