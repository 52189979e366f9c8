import { useEffect, useRef } from 'react';
import type { Dashboard } from '../dashboards/contract';
import { useSession } from '../session/use-session';
import { useWorld } from '../session/world';
import { unitBehind } from '../sim/words/units';
import { setText } from '../ui/set-text';
import { Feed } from './feed/feed';
import './live-figure.css';

/**
 * A dashboard reduced to its figure, without drawing and comparison. It has the same readings as the dashboard's panel.
 */
export const figureOf = ({ draw, comparison, ...dashboard }: Dashboard): Dashboard => dashboard;

/** A constant that looks like a live figure. */
export function ConstantFigure({ value, unit = '' }: { value: string; unit?: string }) {
  return (
    <span className="live-figure">
      <span>{value}</span>
      <small>{unitBehind(unit)}</small>
    </span>
  );
}

/** A dashboard's large figure with its unit, live. Only its text nodes change. */
export function LiveFigure({ dashboard }: { dashboard: Dashboard }) {
  const world = useWorld();
  const session = useSession();
  const value = useRef<HTMLSpanElement>(null);
  const unit = useRef<HTMLElement>(null);
  useEffect(() => {
    const feed = new Feed(figureOf(dashboard), world, session);
    const unlisten = feed.updates.texts.listen(({ state, choices }) => {
      const figure = dashboard.figure(state, choices);
      setText(value.current, figure.value);
      // The unit's text begins with the space: a separate space would visibly shift as the figure changes width.
      setText(unit.current, unitBehind(figure.unit));
    });
    const stop = feed.start(value.current as HTMLElement);
    return () => {
      stop();
      unlisten();
    };
  }, [dashboard, world, session]);
  return (
    <span className="live-figure">
      <span ref={value} />
      <small ref={unit} />
    </span>
  );
}
