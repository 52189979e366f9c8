import { useCallback, useMemo, useRef } from 'react';
import { Clock } from '../../clock/clock';
import { NEXT_FRAME } from '../../clock/frames';
import type { Session } from '../../session/session';
import { useFrame } from '../../session/use-frame';
import { SessionProvider } from '../../session/use-session';
import { changedView } from '../../session/view';
import { useClockState, useWorld } from '../../session/world';
import { grouped } from '../../sim/words/units';
import { placeOf } from '../../sim/world/incident-trail';
import type { Incident } from '../../sim/world/incidents';
import { INTERLOCKS, type IncidentKind } from '../../sim/world/interlocks';
import { departureOf } from '../../sim/world/machines/astray';
import { NAMES as MACHINES } from '../../sim/world/machines/specs';
import { extentOf, reachAt } from '../../sim/world/prevented';
import { setText } from '../../ui/set-text';
import { STEPS, type Step, stepsPassed } from '../incident-steps';
import { type Telling, tellingAt } from '../telling';
import { drawnInstant, type ThirdAct } from '../third-act';
import { useChildSession } from './child-session';
import './incident.css';
import { ScenePanel } from './scene-panel';
import { useWorldTime } from './use-world-time';

/** What each step of an incident is called. */
const NAMES: Readonly<Record<Step, string>> = {
  onset: 'Onset',
  detected: 'Detected',
  vetoed: 'Vetoed',
  rolledBack: 'Rolled back',
  recovered: 'Recovered',
};

/** What happens in an incident of each kind. */
const KINDS: Readonly<Record<IncidentKind, string>> = {
  divergence: 'A fork disagreed',
  envelope: 'A limit was exceeded',
  staleness: 'An input went stale',
  quorum: 'A vote was split',
  thermal: 'Something ran hot',
  link: 'A link was lost',
  tampering: 'A record was changed',
};

/** Milliseconds as seconds to two places. */
const seconds = (ms: number) => (ms / 1_000).toFixed(2);

/** A name whose hyphens end no line: word joiners follow them. */
const joined = (name: string) => name.replaceAll('-', '-\u2060');

const whereOf = (incident: Incident) => placeOf(incident).replaceAll(' ', '\u00a0');
const guardOf = ({ interlock }: Incident) => joined(INTERLOCKS[interlock]?.name ?? '');

/** What struck, and what caught it; the room for the latter is kept until the veto. */
function Description({ incident, vetoed }: { incident: Incident; vetoed: boolean }) {
  return (
    <>
      {`${KINDS[incident.kind]}, ${whereOf(incident)}. `}
      <span data-vetoed={vetoed}>{`${guardOf(incident)} caught it.`}</span>
    </>
  );
}

/**
 * The seconds until the onset, and from the onset to the recovery, of the incident that is shown.
 * Only its text nodes change.
 */
function OnsetClock({ incident, act }: { incident: Incident; act: ThirdAct | undefined }) {
  const { clock } = useWorld();
  const value = useRef<HTMLSpanElement>(null);
  const label = useRef<HTMLElement>(null);
  useFrame(() => {
    const t = clock.now();
    const time = drawnInstant(incident, act, t);
    const until = act && t >= act.start ? act.never.recovered : incident.recovered;
    const since = Math.min(time, until) - incident.onset;
    setText(value.current, since < 0 ? String(Math.ceil(-since / 1_000)) : seconds(since));
    setText(label.current, since < 0 ? 's until the onset' : 's since the onset');
    return clock.state.rate === 0 ? Number.POSITIVE_INFINITY : NEXT_FRAME;
  });
  return (
    <p className="kiosk-clock-large">
      <span ref={value} />
      <small ref={label} />
    </p>
  );
}

/**
 * What the incident has done by now in the world without its veto, counting up: metres, then the parts that its kind
 * takes. The clock beside the headline counts its seconds.
 */
function OtherWorld({ incident, act }: { incident: Incident; act: ThirdAct }) {
  const { name: world } = useWorld();
  const departure = useMemo(() => departureOf(world, act.never), [world, act]);
  const [metres, gpus, lanes] = useWorldTime(
    useCallback(
      (t) => {
        const time = drawnInstant(incident, act, t);
        const reach = reachAt(act.never, time);
        return [(departure?.offAt(time) ?? 0).toFixed(1), grouped(reach.gpus), grouped(reach.lanes)];
      },
      [incident, act, departure],
    ),
    isSameList,
  );
  const most = extentOf(act.never);
  const parts = [
    { value: metres, unit: `m off route, ${departure && MACHINES[departure.machine]}`, taken: departure !== undefined },
    { value: gpus, unit: 'GPUs', taken: most.gpus > 0 },
    { value: lanes, unit: lanes === '1' ? 'lane' : 'lanes', taken: most.lanes > 0 },
  ];
  return (
    <div className="kiosk-other muted">
      {parts
        .filter(({ taken }) => taken)
        .map(({ value, unit }) => (
          <p key={unit}>
            <b>{value}</b>
            {` ${unit}`}
          </p>
        ))}
    </div>
  );
}

/** The headline of the third act: what is computed, and in its place at the end what that was good for. */
function WithoutVeto({ incident, act }: { incident: Incident; act: ThirdAct | undefined }) {
  const over = useWorldTime(useCallback((t) => act !== undefined && t >= act.end, [act]));
  return (
    <>
      <h2>Without the veto</h2>
      {over ? (
        <p className="kiosk-prevented">The veto prevented this.</p>
      ) : (
        <p className="kiosk-computed muted">
          {`${guardOf(incident)}, ${whereOf(incident)}. The same simulation with one change: no veto.`}
        </p>
      )}
    </>
  );
}

const isSameTelling = (a: Telling, b: Telling) => a.incident.id === b.incident.id;
const isSameList = (a: readonly string[], b: readonly string[]) => a.every((n, i) => n === b[i]);

interface Told {
  readonly incident: Incident;
  readonly act: ThirdAct | undefined;
}

const toldSession = (parent: Session, { incident, act }: Told) =>
  parent.child({
    clock: new Clock({ wall: () => drawnInstant(incident, act, parent.clock.now()) }),
    view: changedView(parent.view, { incident: incident.id }),
  });

/** The forks at the instant that is told, with the incident selected. */
function IncidentForks({ incident, act }: Told) {
  const session = useChildSession(toldSession, { incident, act });
  return (
    <SessionProvider session={session}>
      <ScenePanel id="forks" as="drawing" />
    </SessionProvider>
  );
}

interface IncidentStepsProps {
  /** Instants of the world between which the scene is on. */
  readonly start: number;
  readonly end: number;
}

/**
 * An incident in three acts: how long until it comes, what became of it step by step, and what
 * would have without its veto.
 */
export function IncidentSteps({ start, end }: IncidentStepsProps) {
  const { name: world } = useWorld();
  const { speed } = useClockState();
  const { incident, act } = useWorldTime(
    useCallback((t) => tellingAt(world, { start, end, speed }, t), [world, start, end, speed]),
    isSameTelling,
  );
  const step = useWorldTime(useCallback((t) => stepsPassed(incident, t), [incident]));
  const isThirdAct = useWorldTime(useCallback((t) => act !== undefined && t >= act.start, [act]));
  return (
    <section className="kiosk-scene column kiosk-incident" data-act={isThirdAct ? 'other' : undefined}>
      <header className="kiosk-told">
        <div>
          {isThirdAct ? (
            <WithoutVeto incident={incident} act={act} />
          ) : (
            <h2>
              {step === 0 ? (
                'Waiting for the next incident'
              ) : (
                <Description incident={incident} vetoed={step > STEPS.indexOf('vetoed')} />
              )}
            </h2>
          )}
        </div>
        <OnsetClock incident={incident} act={act} />
      </header>
      <div className="kiosk-facts">
        <ol className="kiosk-steps" data-shown={!isThirdAct}>
          {STEPS.map((name, i) => (
            <li key={name} data-passed={i < step}>
              <span>{NAMES[name]}</span>
              <span>{i < step && `${seconds(incident[name] - incident.onset)} s`}</span>
            </li>
          ))}
        </ol>
        {isThirdAct && act && <OtherWorld incident={incident} act={act} />}
      </div>
      <IncidentForks incident={incident} act={act} />
    </section>
  );
}
