import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { startTimer } from '../clock/timers';
import { useFrame } from '../clock/use-frame';
import { useWorld } from '../clock/world';
import type { Dashboard } from '../dashboards/contract';
import { downloadJsonText } from '../download/download';
import { useSession } from '../session/use-session';
import { SECOND_MS } from '../sim/words/time';
import { setText } from '../ui/set-text';
import { StatusMark } from '../ui/status-mark';
import { SnapshotList } from './list';
import { AUTO_MS, fileOfAll, MAX_KEPT } from './newest-first';
import { SnapshotRecord } from './record';
import { type ListedSnapshot, type Recorder, type Recording, recorderOf } from './recorder';
import './snapshots.css';
import { VerifySnapshots } from './verify-view';

const INITIAL: Recording = { kept: [], busy: false, auto: false };
/** Milliseconds from hydration to the first snapshot, so that the visible panels load first. */
const FIRST_MS = 1_000;
const never = () => () => {};

/** Seconds until the next automatic snapshot. Only its text node changes. */
function Due({ recorder }: { recorder: Recorder }) {
  const element = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const { due } = recorder;
    setText(
      element.current,
      due === undefined ? 'none taken while time is paused' : `next in ${Math.ceil(due / SECOND_MS)} s`,
    );
    return due === undefined ? Number.POSITIVE_INFINITY : now + (due % SECOND_MS);
  });
  return <span ref={element} />;
}

interface SnapshotsProps {
  readonly dashboards: readonly Dashboard[];
  /** One row with one button; the rest opens below it. */
  readonly folded?: boolean;
}

/** The snapshots panel: takes, lists, shows and downloads snapshots of all subsystems. */
export function Snapshots({ dashboards, folded = false }: SnapshotsProps) {
  const id = useId();
  const world = useWorld();
  const session = useSession();
  const captureButton = useRef<HTMLButtonElement>(null);
  const [recorder, setRecorder] = useState<Recorder>();
  const [picked, pick] = useState<ListedSnapshot>();
  const { kept, busy, auto } = useSyncExternalStore(
    recorder?.subscribe ?? never,
    () => recorder?.recording ?? INITIAL,
    () => INITIAL,
  );
  useEffect(() => setRecorder(recorderOf(session, dashboards)), [session, dashboards]);
  // If time is paused, nothing may change once the page is ready, so the first snapshot is taken before that.
  useEffect(() => {
    const wait = world.clock.state.mode === 'paused' ? 0 : FIRST_MS;
    return recorder && startTimer(wait, () => recorder.captureFirst());
  }, [recorder, world]);
  const shown = picked ?? kept[0];
  const count = (
    <span className="snapshots-count">
      <span>{`${kept.length} of ${MAX_KEPT} kept${auto && recorder ? ', ' : ''}`}</span>
      {auto && recorder && <Due recorder={recorder} />}
    </span>
  );
  const captureNow = (
    <button
      type="button"
      ref={captureButton}
      className="button"
      aria-disabled={!recorder || busy}
      onClick={() => void recorder?.capture()}
    >
      Capture now
    </button>
  );
  const rest = (
    <>
      <div className="snapshots-tools">
        {!folded && captureNow}
        <label className="switch">
          <input
            type="checkbox"
            checked={auto}
            disabled={!recorder}
            onChange={({ target }) => recorder?.setAuto(target.checked)}
          />
          {`Automatic, every ${AUTO_MS / 1_000} s`}
        </label>
        {!folded && count}
        <button
          type="button"
          className="button"
          data-download
          disabled={kept.length === 0}
          onClick={() =>
            downloadJsonText(`snapshots-${world.name}-${kept[0]?.ts}.json`, fileOfAll(kept.map(({ text }) => text)))
          }
        >
          Download all
        </button>
        <button
          type="button"
          className="button"
          disabled={kept.length === 0}
          onClick={() => {
            pick(undefined);
            recorder?.clear();
            // The button is about to be disabled, and focus would be lost with it.
            captureButton.current?.focus();
          }}
        >
          Clear all
        </button>
      </div>
      <div className="snapshots-body" data-empty={recorder !== undefined && !auto && !shown}>
        <SnapshotList kept={kept} shown={shown} pick={pick} />
        <SnapshotRecord
          shown={shown}
          kept={!shown || kept.includes(shown)}
          dashboards={dashboards}
          chosen={picked !== undefined}
          choose={() => pick(shown)}
          follow={() => {
            pick(undefined);
            captureButton.current?.focus();
          }}
        />
        <VerifySnapshots dashboards={dashboards} texts={kept.map(({ text }) => text)} />
      </div>
    </>
  );
  return (
    <section className="panel snapshots" id="snapshots" aria-labelledby={`${id}-title`} aria-busy={busy}>
      <header className="panel-header">
        <h2 id={`${id}-title`}>
          Snapshots <span className="panel-unit">{`of ${dashboards.length} subsystems, JSON`}</span>
        </h2>
        <span className="panel-state">
          <StatusMark tone={auto ? 'ok' : 'idle'} /> <span>{auto ? 'automatic' : 'manual'}</span>
        </span>
        {folded && count}
        {folded && captureNow}
      </header>
      {folded ? (
        <details className="snapshots-fold">
          <summary>Read, download and check snapshots</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
      <footer className="panel-footer">
        <span>Simulated</span>
        <span>kept in memory until this page is closed or reloaded</span>
      </footer>
    </section>
  );
}
