import { type CSSProperties, useCallback, useRef } from 'react';
import { EXPOS } from '../../../content/expos';
import { shortDay } from '../../../content/expos/calendar';
import { type Expo, expoId } from '../../../content/expos/expo';
import { closesAt, expoState } from '../../../content/expos/state';
import { FOCUS } from '../../../content/focus';
import { figures } from '../../../dashboards/figures';
import type { DashboardId } from '../../../dashboards/ids';
import { ConstantFigure, LiveFigure } from '../../../panel/live-figure';
import { addressOf } from '../../../session/address/write';
import type { Session } from '../../../session/session';
import { SessionProvider } from '../../../session/use-session';
import { changedView } from '../../../session/view';
import { useClockState, useWorld } from '../../../session/world';
import { useSize } from '../../../ui/size';
import { sceneCuts } from '../../cut';
import { floorGrid } from '../../size';
import { useChildSession } from '../session/child-session';
import { ScenePanel } from './scene-panel';
import './scenes.css';
import { useWorldTime } from '../clock/use-world-time';

/** The forks and the brake: every decision of the running slice, across the whole screen. */
export function Forks() {
  return (
    <section className="kiosk-scene column">
      <header className="kiosk-lead row">
        <h2>Every decision is tried on a copy before the machine acts.</h2>
      </header>
      <ScenePanel id="forks" as="drawing" />
    </section>
  );
}

const cutSession = (parent: Session, { start, speed }: { start: number; speed: number }) =>
  parent.child({ view: changedView(parent.view, { cuts: sceneCuts(parent.world.name, start, speed) }) });

/** The three machines, whose current is cut once while they are seen. */
export function Machines({ start }: { start: number }) {
  const { speed } = useClockState();
  const session = useChildSession(cutSession, { start, speed });
  const opens = addressOf('/edge-robotics', '', { panel: 'machines', cuts: session.view.cuts });
  return (
    <section className="kiosk-scene column" data-opens={opens}>
      <header className="kiosk-lead row">
        <h2>Every machine stops by itself when its power is cut.</h2>
      </header>
      <SessionProvider session={session}>
        <ScenePanel id="machines" as="drawing" opens={opens} />
      </SessionProvider>
    </section>
  );
}

/** The panels of a floor, the first ones where not all of them fit. */
const ON_FLOOR: readonly DashboardId[] = ['mesh', 'cores', 'history'];

/** Up to three panels, the first one larger. */
export function Floor() {
  const floor = useRef<HTMLElement>(null);
  const { width, height, root } = useSize(floor);
  const { columns, rows, panels } = floorGrid(width, height, root);
  return (
    <section
      ref={floor}
      className="kiosk-scene column kiosk-floor"
      data-lead={columns * rows > panels}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      {ON_FLOOR.slice(0, width === 0 ? 0 : panels).map((id) => (
        <ScenePanel key={id} id={id} as="tile" />
      ))}
    </section>
  );
}

/** The four figures, of a dashboard or constant, and what each is: metres, machines and seconds. */
const FIGURES = [
  { value: '0.72', unit: 'm', opens: '/edge-robotics', is: 'to stop a Tern from 2.4 m/s on dry concrete' },
  { opens: 'machines', is: 'moving on the proving ground' },
  { opens: 'transparency', is: 'since the last veto' },
  { opens: 'rollback', is: 'or less to undo 95% of rejected actions' },
] as const satisfies readonly ({ is: string } & (
  | { opens: DashboardId }
  | { value: string; unit: string; opens: string }
))[];

/** Four numbers, large enough to be read across a hall. */
export function Figures() {
  return (
    <section className="kiosk-scene column kiosk-figures">
      {FIGURES.map((figure) => (
        <div key={figure.opens} data-opens={figure.opens}>
          {'value' in figure ? <ConstantFigure {...figure} /> : <LiveFigure dashboard={figures[figure.opens]} />}
          <p>{figure.is}</p>
        </div>
      ))}
    </section>
  );
}

/** Real milliseconds for which one sentence is shown. */
const SENTENCE_MS = 10_000;
/** The story's log is what its sentence names first: vetoes alone. */
const STORY_VIEW = { types: ['VETO'] } as const;

const storySession = (parent: Session) => parent.child({ view: changedView(parent.view, STORY_VIEW) });

/** The focus areas, one sentence a screen, each with its figure and beside it its drawing. */
export function Story({ start }: { start: number }) {
  const { speed } = useClockState();
  const n = useWorldTime(
    useCallback((t) => Math.max(0, Math.floor((t - start) / (SENTENCE_MS * speed))) % FOCUS.length, [start, speed]),
  );
  const session = useChildSession(storySession, {});
  const { to, name, about, dashboard, figure } = FOCUS[n] as (typeof FOCUS)[number];
  return (
    <section className="kiosk-scene column kiosk-story" key={to} data-opens={to}>
      <div className="kiosk-words column">
        <p className="kiosk-eyebrow muted">{name}</p>
        <p className="kiosk-sentence">{about}</p>
        <p className="kiosk-proof row muted">
          {'value' in figure ? <ConstantFigure {...figure} /> : <LiveFigure dashboard={figures[dashboard]} />}
          <span>{` ${figure.is}`}</span>
        </p>
      </div>
      <SessionProvider session={session}>
        <ScenePanel id={dashboard} as="drawing" />
      </SessionProvider>
    </section>
  );
}

/** Events that fit on one screen. */
const MOST_EVENTS = 4;

/** Such as `1 Dec to 3 Dec`. */
const dates = ({ start, end }: Expo) =>
  start === end ? shortDay(start) : `${shortDay(start)}\u00a0to ${shortDay(end)}`;

/** The next exhibitions, or the last ones where the year is over. */
export function Expos() {
  const { clock } = useWorld();
  const ahead = useWorldTime(useCallback((t) => EXPOS.findIndex((expo) => closesAt(expo) > t), []));
  const expos = ahead < 0 ? EXPOS.slice(-MOST_EVENTS) : EXPOS.slice(ahead, ahead + MOST_EVENTS);
  return (
    <section className="kiosk-scene column kiosk-expos" data-opens="/expos">
      <header className="kiosk-lead row">
        <h2>{ahead < 0 ? 'Where our engineers have been' : 'Where our engineers go next'}</h2>
        <p className="kiosk-aside muted">{expos[0]?.start.slice(0, 4)}</p>
      </header>
      <ol>
        {expos.map((expo) => (
          <li key={expoId(expo)}>
            <p className="kiosk-expo-when mono">
              {dates(expo)}
              {ahead >= 0 && <span>{expoState(expo, clock.now())}</span>}
            </p>
            <p className="kiosk-expo-name">{expo.short ?? expo.name}</p>
            <p className="kiosk-expo-city">{expo.city}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
