import { useCallback } from 'react';
import { useWorld } from '../../clock/world';
import { incidentShown, STEPS, type Step, stepsPassed } from '../../kiosk/incident-steps';
import { type Incident, incidentNamed } from '../../sim/world/incidents';
import { INTERLOCKS, type IncidentKind } from '../../sim/world/interlocks';
import { PODS } from '../../sim/world/topology';
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
  envelope: 'A limit was passed',
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

/** What struck, and what caught it; the room for the latter is kept until the veto. */
function Description({ incident: { kind, pod, rack, interlock }, vetoed }: { incident: Incident; vetoed: boolean }) {
  return (
    <>
      {`${KINDS[kind]} at rack\u00a0${PODS[pod]}\u00a0${rack + 1}. `}
      <span data-vetoed={vetoed}>{joined(INTERLOCKS[interlock]?.name ?? '')} caught it.</span>
    </>
  );
}

/** The next incident: how long until it comes, and then what became of it, step by step. */
export function IncidentSteps() {
  const { seed } = useWorld();
  const id = useWorldTime(useCallback((t) => incidentShown(seed, t).id, [seed]));
  const incident = incidentNamed(seed, id) as Incident;
  const { onset } = incident;
  const step = useWorldTime(useCallback((t) => stepsPassed(incidentNamed(seed, id) as Incident, t), [seed, id]));
  const left = useWorldTime(useCallback((t) => Math.max(0, Math.ceil((onset - t) / 1_000)), [onset]));
  const last = step === 0 ? onset : incident[STEPS[step - 1] as Step];
  return (
    <section className="kiosk-scene kiosk-incident">
      <header className="kiosk-told">
        <h2>
          {step === 0 ? (
            'Next incident in'
          ) : (
            <Description incident={incident} vetoed={step > STEPS.indexOf('vetoed')} />
          )}
        </h2>
        <p>
          {step === 0 ? left : seconds(last - onset)}
          <span className="kiosk-unit"> s</span>
        </p>
      </header>
      <ol className="kiosk-steps">
        {STEPS.map((name, i) => (
          <li key={name} data-passed={i < step}>
            <span>{NAMES[name]}</span>
            <span>{i < step && `${seconds(incident[name] - onset)} s`}</span>
          </li>
        ))}
      </ol>
      <ScenePanel id="forks" as="drawing" />
    </section>
  );
}
