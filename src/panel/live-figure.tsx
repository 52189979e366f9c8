import { useEffect, useRef } from 'react';
import type { Dashboard } from '../dashboards/contract';
import { useSession } from '../session/use-session';
import { useWorld, type World } from '../session/world';
import { unitBehind } from '../sim/words/units';
import { setText } from '../ui/set-text';
import type { Display } from './feed/display';
import { Feed } from './feed/feed';
import './live-figure.css';

/**
 * A dashboard reduced to its figure, without drawing and comparison. It has the same readings as the dashboard's panel.
 */
export const figureOf = ({ loadScene, loadComparison, ...dashboard }: Dashboard): Dashboard => dashboard;

/** A constant that looks like a live figure. */
export function ConstantFigure({ value, unit = '' }: { value: string; unit?: string }) {
  return (
    <span className="live-figure">
      <span>{value}</span>
      <small>{unitBehind(unit)}</small>
    </span>
  );
}

/** Place on the page that shows the figure of a dashboard in a world. */
interface FigurePlace {
  readonly figure: Dashboard['figure'];
  readonly world: World;
  show(display: Pick<Display, 'state' | 'choices'>): void;
}

/** All places on the page: those of one figure show the newest state of any, because feeds off screen rest. */
const places = new Set<FigurePlace>();

/** A dashboard's large figure with its unit, live. Only its text nodes change. */
export function LiveFigure({ dashboard }: { dashboard: Dashboard }) {
  const world = useWorld();
  const session = useSession();
  const value = useRef<HTMLSpanElement>(null);
  const unit = useRef<HTMLElement>(null);
  useEffect(() => {
    const feed = new Feed(figureOf(dashboard), world, session);
    const place: FigurePlace = {
      figure: dashboard.figure,
      world,
      show({ state, choices }) {
        const figure = dashboard.figure(state, choices);
        setText(value.current, figure.value);
        // The unit's text begins with the space: a separate space would visibly shift as the figure changes width.
        setText(unit.current, unitBehind(figure.unit));
      },
    };
    places.add(place);
    let shownState: unknown;
    const unsubscribe = feed.updates.texts.listen((display) => {
      if (display.state === shownState) return;
      shownState = display.state;
      for (const each of places) if (each.figure === place.figure && each.world === world) each.show(display);
    });
    const stop = feed.start(value.current as HTMLElement);
    return () => {
      stop();
      unsubscribe();
      places.delete(place);
    };
  }, [dashboard, world, session]);
  return (
    <span className="live-figure">
      <span ref={value} />
      <small ref={unit} />
    </span>
  );
}
