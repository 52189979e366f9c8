import type { ReactNode } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import type { WorldName } from '../../sim/math/seed-of';
import { downloadJsonText } from '../download/download';
import { SnapshotList } from './list';
import { AUTO_MS, fileOfAll } from './newest-first';
import type { ListedSnapshot, Recorder, Recording } from './recorder';
import { SelectedSnapshot } from './selected-snapshot';
import { VerifySnapshots } from './verify/verify-view';

/** Props of the opened panel of snapshots. */
export interface DetailsProps {
  readonly dashboards: readonly Dashboard[];
  readonly recorder: Recorder | undefined;
  readonly recording: Recording;
  /** Snapshot that the visitor reads; undefined for the newest. */
  readonly picked: ListedSnapshot | undefined;
  readonly world: WorldName;
  /** Control before all others. */
  readonly capture?: ReactNode;
  /** Text behind the choice of automatic snapshots. */
  readonly count?: ReactNode;
  pick(snapshot: ListedSnapshot | undefined): void;
  /** Moves the focus to the button that takes a snapshot, because the focused control disappears. */
  focusCapture(): void;
}

/** Everything about snapshots besides taking one: the list, the contents of one, files, and checks. */
export default function Details({ dashboards, recorder, recording, picked, ...props }: DetailsProps) {
  const { world, capture, count, pick, focusCapture } = props;
  const { snapshots, isAuto } = recording;
  const snapshot = picked ?? snapshots[0];
  return (
    <>
      <div className="snapshots-tools row wide">
        {capture}
        <label className="switch">
          <input
            type="checkbox"
            checked={isAuto}
            disabled={!recorder}
            onChange={({ target }) => recorder?.setAuto(target.checked)}
          />
          {`Automatic, every ${AUTO_MS / 1_000} s`}
        </label>
        {count}
        <button
          type="button"
          className="button"
          data-download
          disabled={snapshots.length === 0}
          onClick={() =>
            downloadJsonText(
              `snapshots-${world}-${snapshots[0]?.ts}.json`,
              fileOfAll(snapshots.map(({ text }) => text)),
            )
          }
        >
          Download all
        </button>
        <button
          type="button"
          className="button"
          disabled={snapshots.length === 0}
          onClick={() => {
            pick(undefined);
            recorder?.clear();
            focusCapture();
          }}
        >
          Clear all
        </button>
      </div>
      <div className="snapshots-body stack" data-empty={recorder !== undefined && !isAuto && !snapshot}>
        <SnapshotList snapshots={snapshots} selected={snapshot} pick={pick} />
        <SelectedSnapshot
          selected={snapshot}
          isListed={!snapshot || snapshots.includes(snapshot)}
          dashboards={dashboards}
          chosen={picked !== undefined}
          choose={() => pick(snapshot)}
          follow={() => {
            pick(undefined);
            focusCapture();
          }}
        />
        <VerifySnapshots dashboards={dashboards} texts={snapshots.map(({ text }) => text)} />
      </div>
    </>
  );
}
