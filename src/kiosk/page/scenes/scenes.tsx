import { type ReactNode, useCallback } from 'react';
import { EXPOS } from '../../../content/expos';
import { shortDay } from '../../../content/expos/calendar';
import { type Expo, expoId } from '../../../content/expos/expo';
import { FINDINGS } from '../../../content/expos/findings';
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
import { isEqual } from '../../../sim/math/equality';
import type { Incident } from '../../../sim/world/incidents/incidents';
import { TERN_METRES } from '../../../sim/world/machines/tern';
import { Swatch } from '../../../ui/swatch';
import { showCuts, turnAt } from '../../cut';
import { type ShowSceneName, showSceneEntry } from '../../scenes';
import { areRacksReached, incidentAtHand } from '../../telling';
import { useWorldTime } from '../clock/use-world-time';
import { useChildSession } from '../session/child-session';
import { OnsetClock } from './onset-clock';
import { ScenePanel } from './scene-panel';
import './figures.css';
import './story.css';
import './expos.css';
import './scenes-shapes.css';

/** A scene's lead sentences, and what stands beside them. */
function Lead({ of, children }: { of: ShowSceneName; children?: ReactNode }) {
  return (
    <header className="kiosk-lead row">
      <h2>
        {showSceneEntry(of).says?.map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </h2>
      {children}
    </header>
  );
}

/** The forks and the brake: every decision of the running slice, across the whole screen. */
export function Forks() {
  return (
    <section className="kiosk-scene column">
      <Lead of="forks" />
      <ScenePanel id="forks" as="drawing" />
    </section>
  );
}

/** Values that the session of the machines depends on. */
type CutCauses = ReturnType<typeof turnAt> & { readonly speed: number };

const cutSession = (parent: Session, { round, machine, speed }: CutCauses) =>
  parent.child({ view: changedView(parent.view, { cuts: showCuts(parent.world.name, round, speed), machine }) });

/**
 * The three machines, whose power is cut one after the other; where there is room for one, the machine whose turn it
 * is.
 */
export function MachinesScene({ start }: { start: number }) {
  const { speed } = useClockState();
  const turn = useWorldTime(
    useCallback((t) => turnAt(start, speed, t), [start, speed]),
    isEqual,
  );
  const session = useChildSession(cutSession, { ...turn, speed, world: useWorld() });
  const { cuts, machine } = session.view;
  const opens = addressOf('/edge-robotics', '', { panel: 'machines', cuts, machine });
  return (
    <section className="kiosk-scene column" data-opens={opens}>
      <Lead of="machines" />
      <SessionProvider session={session}>
        <ScenePanel id="machines" as="drawing" opens={opens} />
      </SessionProvider>
    </section>
  );
}

const isSameIncident = (a: Incident, b: Incident) => a.id === b.id;

/**
 * The racks of the data centre, where an incident shows its effect, and the seconds until it does. The key has the
 * signs of the panel's legend, whose code is loaded with a panel alone: an incident's while one has GPUs down. Upright
 * it has the unit, for which the drawing has no room.
 */
export function Floor() {
  const { name: world } = useWorld();
  const incident = useWorldTime(
    useCallback((t) => incidentAtHand(world, t), [world]),
    isSameIncident,
  );
  const hasIncident = useWorldTime(useCallback((t) => areRacksReached(world, t), [world]));
  return (
    <section className="kiosk-scene column">
      <Lead of="floor">
        <OnsetClock incident={incident} act={undefined} />
      </Lead>
      <ScenePanel id="throughput" as="drawing" />
      <p className="kiosk-key muted">
        <svg className="gpu-out" viewBox="0 0 14 14" aria-hidden="true">
          <path className="gpu-out-ground" d="M0 0h14v14H0Z" />
          <path d="M0 10.5h14V14H0Z" />
        </svg>
        Down for maintenance
        {hasIncident && (
          <>
            <Swatch colour="fault" hatch="solid" /> Down in an incident
            <Swatch colour="warn" hatch="solid" /> Rack in an incident
          </>
        )}
        <span className="kiosk-key-unit">Rates in TFLOPS</span>
      </p>
    </section>
  );
}

/** The figures, each of a dashboard or a constant, with what they measure: metres, machines and seconds. */
const FIGURES = [
  { value: TERN_METRES, unit: 'm', opens: '/edge-robotics', is: 'for Tern to stop from 2.4 m/s on dry concrete' },
  { opens: 'rollback', is: 'to undo an action, 95th percentile of the newest 420' },
  { opens: 'transparency', is: 'since the last veto' },
  { opens: 'machines', is: 'moving on the proving ground' },
] as const satisfies readonly ({ is: string } & (
  | { opens: DashboardId }
  | { value: string; unit: string; opens: string }
))[];

/** Height of the ruler, in hundredths of its length. */
const RULER = 4;

/** The way that Tern needs to stop, on a ruler of one metre with a tick every 0.1 m. */
function StoppingRuler() {
  const ticks = Array.from({ length: 11 }, (_, i) => `M${10 * i} ${RULER / 2}V${RULER}`).join('');
  return (
    <div className="kiosk-ruler muted" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 100 ${RULER}`} preserveAspectRatio="none">
        <path d={`M0 ${RULER}H100${ticks}`} />
        <path className="kiosk-ruler-way" d={`M0 ${RULER / 2}H${100 * Number(TERN_METRES)}`} />
      </svg>
      <p>
        <span>0</span>
        <span>1 m</span>
      </p>
    </div>
  );
}

/** Four figures, large enough to be read across a hall: the way to stop leads. */
export function SceneFigures() {
  return (
    <section className="kiosk-scene column">
      <Lead of="figures" />
      <div className="kiosk-figures">
        {FIGURES.map((figure) => (
          <div key={figure.opens} data-opens={figure.opens}>
            {'value' in figure ? <ConstantFigure {...figure} /> : <LiveFigure dashboard={figures[figure.opens]} />}
            <p>{figure.is}</p>
            {'value' in figure && <StoppingRuler />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Real milliseconds for which one sentence is shown. */
const SENTENCE_MS = 10_000;
/** Filter of the story's log: vetoes alone, which its sentence names first. */
const STORY_VIEW = { types: ['VETO'] } as const;

const storySession = (parent: Session) => parent.child({ view: changedView(parent.view, STORY_VIEW) });

/** The focus areas, one sentence per screen, each with its figure and its drawing. */
export function Story({ start }: { start: number }) {
  const { speed } = useClockState();
  const n = useWorldTime(
    useCallback((t) => Math.max(0, Math.floor((t - start) / (SENTENCE_MS * speed))) % FOCUS.length, [start, speed]),
  );
  const session = useChildSession(storySession, { world: useWorld() });
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

/** Most exhibitions on one screen. */
const MOST_EVENTS = 4;

/** Formats the dates of an exhibition, such as `1–3 Dec` or `29 Apr – 1 May`. */
function dates({ start, end }: Expo): string {
  if (start === end) return shortDay(start);
  const isInMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${isInMonth ? Number(start.slice(8)) : `${shortDay(start)} `}–${isInMonth ? '' : ' '}${shortDay(end)}`;
}

/** The next exhibitions with their states, or the last ones if none is to come. */
function exposAt(t: number) {
  const ahead = EXPOS.findIndex((expo) => closesAt(expo) > t);
  const expos = ahead < 0 ? EXPOS.slice(-MOST_EVENTS) : EXPOS.slice(ahead, ahead + MOST_EVENTS);
  return { isOver: ahead < 0, expos: expos.map((expo) => ({ expo, state: expoState(expo, t) })) };
}

/** The next exhibitions, or the last ones if none is to come. */
export function Expos() {
  const { isOver, expos } = useWorldTime(exposAt, isEqual);
  return (
    <section className="kiosk-scene column kiosk-expos" data-opens="/expos">
      <header className="kiosk-lead row">
        <h2>{isOver ? 'Where our engineers have been' : 'Where our engineers go next'}</h2>
        <p className="kiosk-aside muted">{expos[0]?.expo.start.slice(0, 4)}</p>
      </header>
      <ol>
        {expos.map(({ expo, state }) => (
          <li key={expoId(expo)}>
            <p className="kiosk-expo-when">
              {dates(expo)}
              {!isOver && <span>{state}</span>}
            </p>
            <div className="column">
              <p className="kiosk-expo-name">{expo.short ?? expo.name}</p>
              <p className="kiosk-expo-says">{isOver ? FINDINGS[expoId(expo)] : expo.focus}</p>
            </div>
            <p className="kiosk-expo-city">{expo.city}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
