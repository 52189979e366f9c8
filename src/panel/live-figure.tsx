import { useEffect, useRef } from 'react';
import { useWorld } from '../clock/world';
import type { Dashboard } from '../dashboards/contract';
import { say } from '../ui/say';
import { Feed } from './feed';
import './live-figure.css';

/** Least milliseconds between the readings of a figure. */
const FIGURE_MS = 1_000;

/** The dashboard as a figure alone needs it: without its drawing, and no more often than an eye wants to read. */
function figureOf({ stage: _, ...dashboard }: Dashboard): Dashboard {
  return { ...dashboard, cadence: Math.max(dashboard.cadence, FIGURE_MS) };
}

/** A dashboard's large figure with its unit, live. Only its text nodes change. */
export function LiveFigure({ dashboard }: { dashboard: Dashboard }) {
  const world = useWorld();
  const value = useRef<HTMLSpanElement>(null);
  const unit = useRef<HTMLElement>(null);
  useEffect(() => {
    const feed = new Feed(figureOf(dashboard), world);
    const unlisten = feed.figures.listen(({ state }) => {
      const readout = dashboard.readout(state);
      say(value.current, readout.value);
      // The space is the unit's, for one between the two would be seen to move.
      say(unit.current, ` ${readout.unit}`);
    });
    const stop = feed.start(value.current as HTMLElement, dashboard.id);
    return () => {
      stop();
      unlisten();
    };
  }, [dashboard, world]);
  return (
    <span className="live-figure">
      <span ref={value} />
      <small ref={unit} />
    </span>
  );
}
