import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useWorld } from '../../clock/world';
import type { Dashboard } from '../../dashboards/contract';
import { AUTO_MS, fileOfAll, MAX_KEPT } from '../../snapshot/buffer';
import { downloadJsonText } from '../../snapshot/download';
import { say } from '../../ui/say';
import { StatusMark } from '../../ui/status-mark';
import { useFrame } from '../use-frame';
import { SnapshotList } from './list';
import { SnapshotRecord } from './record';
import { type Kept, type Recorder, type Recording, recorderOf } from './recorder';
import './snapshots.css';
import { VerifySnapshots } from './verify';

const INITIAL: Recording = { kept: [], busy: false, auto: false };
const SECOND_MS = 1_000;
const never = () => () => {};

/** Seconds until the next automatic snapshot. Only its text node changes. */
function Due({ recorder }: { recorder: Recorder }) {
  const element = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const due = recorder.due ?? 0;
    say(element.current, `next in ${Math.ceil(due / SECOND_MS)} s`);
    return now + (due % SECOND_MS);
  });
  return <span ref={element} />;
}

/** Snapshots of all subsystems: takes them, lists them, shows one, hands them out. */
export function Snapshots({ dashboards }: { dashboards: readonly Dashboard[] }) {
  const id = useId();
  const world = useWorld();
  const section = useRef<HTMLElement>(null);
  const captureButton = useRef<HTMLButtonElement>(null);
  const [recorder, setRecorder] = useState<Recorder>();
  const [picked, pick] = useState<Kept>();
  const { kept, busy, auto } = useSyncExternalStore(
    recorder?.subscribe ?? never,
    () => recorder?.recording ?? INITIAL,
    () => INITIAL,
  );
  useEffect(() => setRecorder(recorderOf(world, dashboards)), [world, dashboards]);
  useEffect(() => {
    if (!recorder || !section.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      recorder.greet();
    });
    watcher.observe(section.current);
    return () => watcher.disconnect();
  }, [recorder]);
  const shown = picked ?? kept[0];
  return (
    <section ref={section} className="panel snapshots" id="snapshots" aria-labelledby={`${id}-title`}>
      <header className="panel-header">
        <h2 id={`${id}-title`}>
          Snapshots <span className="panel-unit">of {dashboards.length} subsystems, JSON</span>
        </h2>
        <span className="panel-state">
          <StatusMark tone={auto ? 'ok' : 'idle'} /> {auto ? 'automatic' : 'by hand'}
        </span>
      </header>
      <div className="snapshots-tools">
        <button
          type="button"
          ref={captureButton}
          className="button"
          aria-disabled={!recorder || busy}
          onClick={() => void recorder?.capture()}
        >
          Capture now
        </button>
        <label className="switch">
          <input
            type="checkbox"
            checked={auto}
            disabled={!recorder}
            onChange={({ target }) => recorder?.setAuto(target.checked)}
          />
          Automatic, every {AUTO_MS / 1_000} s
        </label>
        <span className="snapshots-count">
          {kept.length} of {MAX_KEPT} kept{auto && recorder && ', '}
          {auto && recorder && <Due recorder={recorder} />}
        </span>
        <button
          type="button"
          className="button"
          disabled={kept.length === 0}
          onClick={() =>
            downloadJsonText(`snapshots-${world.seed}-${kept[0]?.ts}.json`, fileOfAll(kept.map(({ text }) => text)))
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
            // This button has nothing more to do, and focus would be lost with it.
            captureButton.current?.focus();
          }}
        >
          Clear all
        </button>
      </div>
      <div className="snapshots-body">
        <SnapshotList kept={kept} shown={shown} pick={pick} />
        <SnapshotRecord
          shown={shown}
          held={!shown || kept.includes(shown)}
          dashboards={dashboards}
          chosen={picked !== undefined}
          choose={() => pick(shown)}
          follow={() => {
            pick(undefined);
            captureButton.current?.focus();
          }}
        />
      </div>
      <VerifySnapshots dashboards={dashboards} texts={kept.map(({ text }) => text)} />
      <footer className="panel-footer">
        <span>Simulated</span>
        <span>kept in memory until this page is closed or reloaded</span>
      </footer>
    </section>
  );
}
