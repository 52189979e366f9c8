import './incident.css';
import { useCallback, useMemo } from 'react';
import { Clock } from '../../../clock/clock';
import type { Session } from '../../../session/session';
import { SessionProvider } from '../../../session/use-session';
import { changedView } from '../../../session/view';
import { useClockState, useWorld } from '../../../session/world';
import { incidentPlace } from '../../../sim/world/incident-words/incident-place';
import { type Incident, rollbackBefore } from '../../../sim/world/incidents/incidents';
import type { IncidentKind } from '../../../sim/world/incidents/interlocks';
import {
  endSentence,
  guardName,
  type IncidentStep,
  STEPS,
  secondsText,
  stepName,
  stepsPassed,
} from '../../incident-steps';
import { type Telling, tellingAt } from '../../telling';
import { drawnInstant } from '../../third-act';
import { useWorldTime } from '../clock/use-world-time';
import { useChildSession } from '../session/child-session';
import { OnsetClock } from './onset-clock';
import { OtherWorld } from './other-world';
import { ScenePanel } from './scene-panel';

/** Descriptions of incidents, by kind. */
const KINDS: Readonly<Record<IncidentKind, string>> = {
  divergence: 'A fork disagreed',
  envelope: 'A limit was exceeded',
  staleness: 'An input went stale',
  quorum: 'A vote was split',
  thermal: 'A probe read above its limit',
  link: 'A link was lost',
  tampering: 'A record was changed',
};

const placeText = (incident: Incident) => incidentPlace(incident).replaceAll(' ', '\u00a0');

/** The fault and what ended it. The space of the latter is reserved until then. */
function Description({ incident, isEnded }: { incident: Incident; isEnded: boolean }) {
  return (
    <>
      <span>{`${KINDS[incident.kind]} in ${placeText(incident)}.`}</span>{' '}
      <span data-ended={isEnded}>{endSentence(incident)}</span>
    </>
  );
}

/** The incident before the one that is waited for, with its figures. */
function LastIncident({ before }: { before: Incident }) {
  const world = useWorld().name;
  const last = useMemo(() => rollbackBefore(world, before.onset), [world, before]);
  const after = (step: IncidentStep) => `${secondsText(last[step] - last.onset)}\u00a0s`;
  const ended = last.watchdog ? 'ended by the pod’s watchdog' : 'vetoed';
  return (
    <p className="kiosk-last kiosk-computed muted">
      {`The last one: ${KINDS[last.kind].toLowerCase()} in ${placeText(last)}. Detected after ${after('detected')}, ${ended} after ${after('ended')}, recovered after ${after('recovered')}.`}
    </p>
  );
}

/** Headline of the third act: the world without the veto, and at the end the conclusion in its place. */
function WithoutVeto({ incident, act }: Telling) {
  const isOver = useWorldTime(useCallback((t) => act !== undefined && t >= act.end, [act]));
  return (
    <>
      <h2>Without the veto</h2>
      {isOver ? (
        <p className="kiosk-prevented">The veto prevented this.</p>
      ) : (
        <p className="kiosk-computed muted">
          {`${guardName(incident)}, ${placeText(incident)}. The same simulation with one change: no veto.`}
        </p>
      )}
    </>
  );
}

const isSameTelling = (a: Telling, b: Telling) => a.incident.id === b.incident.id;

const toldSession = (parent: Session, { incident, act }: Telling) =>
  parent.child({
    clock: new Clock({ now: () => drawnInstant(incident, act, parent.clock.now()) }),
    view: changedView(parent.view, { incident: incident.id }),
  });

/** The forks at the told instant, with the incident selected. */
function IncidentForks({ incident, act }: Telling) {
  const session = useChildSession(toldSession, { incident, act, world: useWorld() });
  return (
    <SessionProvider session={session}>
      <ScenePanel id="forks" as="drawing" />
    </SessionProvider>
  );
}

/** Name of the first or second act, in the world with the veto. */
const actOf = (step: number) => (step === 0 ? 'countdown' : 'incident');

interface IncidentStepsProps {
  /** Instant of the world at which the scene begins. */
  readonly start: number;
  /** Instant of the world at which the scene ends. */
  readonly end: number;
}

/** An incident in three acts: the countdown to it, its course step by step, and its course without the veto. */
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
    <section className="kiosk-scene column kiosk-incident" data-act={isThirdAct ? 'other' : actOf(step)}>
      <header className="kiosk-headline">
        <div>
          {isThirdAct ? (
            <WithoutVeto incident={incident} act={act} />
          ) : (
            <h2>
              {step === 0 ? (
                'Waiting for the next incident'
              ) : (
                <Description incident={incident} isEnded={step > STEPS.indexOf('ended')} />
              )}
            </h2>
          )}
          {step === 0 && <LastIncident before={incident} />}
        </div>
        <OnsetClock incident={incident} act={act} />
      </header>
      <div className="kiosk-facts">
        <ol className="kiosk-steps">
          {STEPS.map((name, i) => (
            <li key={name} data-passed={i < step}>
              <span>{stepName(incident, name)}</span>
              <span>{i < step && `${secondsText(incident[name] - incident.onset)} s`}</span>
            </li>
          ))}
        </ol>
        {isThirdAct && act && <OtherWorld incident={incident} act={act} />}
      </div>
      <IncidentForks incident={incident} act={act} />
    </section>
  );
}
