import { type ComponentType, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { NO_FRAME } from '../../clock/frames';
import { startTimer } from '../../clock/timers';
import type { Dashboard } from '../../dashboards/contract';
import { useFrame } from '../../session/use-frame';
import { useSession } from '../../session/use-session';
import { useClockState, useWorld } from '../../session/world';
import { SECOND_MS } from '../../sim/words/time';
import { setText } from '../../ui/set-text';
import { StatusMark } from '../../ui/status-mark';
import type { DetailsProps } from './details';
import { MAX_KEPT } from './newest-first';
import { type ListedSnapshot, type Recorder, type Recording, recorderOf } from './recorder';
import './snapshots.css';

const INITIAL: Recording = { snapshots: [], isBusy: false, isAuto: false };
/** Milliseconds from hydration to the first snapshot, so that the visible panels load first. */
const FIRST_MS = 1_000;
const never = () => () => {};

/** Seconds until the next automatic snapshot. Only its text node changes. */
function Due({ recorder }: { recorder: Recorder }) {
  const element = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const { msToNext } = recorder;
    setText(
      element.current,
      msToNext === undefined ? 'none taken while time is stopped' : `next in ${Math.ceil(msToNext / SECOND_MS)} s`,
    );
    return msToNext === undefined ? NO_FRAME : now + (msToNext % SECOND_MS);
  });
  return <span ref={element} />;
}

interface SnapshotsProps {
  readonly dashboards: readonly Dashboard[];
  /** Everything but taking a snapshot: `details`, or `folded-details`, which opens below one row with one button. */
  readonly Details: ComponentType<DetailsProps>;
  readonly folded?: boolean;
}

/** Panel of snapshots: takes, lists, shows and downloads snapshots of all subsystems. */
export function Snapshots({ dashboards, Details, folded = false }: SnapshotsProps) {
  const id = useId();
  const world = useWorld();
  const { mode } = useClockState();
  const session = useSession();
  const captureButton = useRef<HTMLButtonElement>(null);
  const [recorder, setRecorder] = useState<Recorder>();
  const [picked, setPicked] = useState<ListedSnapshot>();
  const recording = useSyncExternalStore(
    recorder?.subscribe ?? never,
    () => recorder?.recording ?? INITIAL,
    () => INITIAL,
  );
  const { snapshots, isBusy, isAuto } = recording;
  useEffect(() => setRecorder(recorderOf(session, dashboards)), [session, dashboards]);
  // If time is paused, nothing may change once the page is ready, so the first snapshot is taken before that.
  useEffect(() => {
    const wait = world.clock.state.mode === 'paused' ? 0 : FIRST_MS;
    return recorder && startTimer(wait, () => recorder.captureFirst());
  }, [recorder, world]);
  const count = (
    <span className="snapshots-count muted small">
      <span>{`${snapshots.length} of ${MAX_KEPT} kept${isAuto && recorder ? ', ' : ''}`}</span>
      {isAuto && recorder && <Due recorder={recorder} />}
    </span>
  );
  const capture = (
    <button
      type="button"
      ref={captureButton}
      className="button"
      aria-disabled={!recorder || isBusy}
      onClick={() => void recorder?.capture()}
    >
      Capture now
    </button>
  );
  const details: DetailsProps = {
    dashboards,
    recorder,
    recording,
    picked,
    world: world.name,
    pick: setPicked,
    focusCapture: () => captureButton.current?.focus(),
  };
  return (
    <section className="panel snapshots column card" id="snapshots" aria-labelledby={`${id}-title`} aria-busy={isBusy}>
      <header className="panel-header snapshots-header row">
        <h2 id={`${id}-title`}>
          Snapshots <span className="panel-unit muted small">{`of ${dashboards.length} panels, JSON`}</span>
        </h2>
        <span className="panel-state line small">
          <StatusMark tone={isAuto && mode !== 'paused' ? 'ok' : 'idle'} />{' '}
          <span>{isAuto ? 'automatic' : 'manual'}</span>
        </span>
        {folded && count}
        {folded && capture}
      </header>
      <Details {...details} {...(!folded && { capture, count })} />
      <footer className="panel-footer fine">
        <span>Simulated</span>
        <span>kept in memory until this page is closed or reloaded</span>
      </footer>
    </section>
  );
}
