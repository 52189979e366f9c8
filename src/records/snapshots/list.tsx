import { useId } from 'react';
import { clockReading } from '../../clock/zone';
import { useZone } from '../../session/use-session';
import type { ListedSnapshot } from './recorder';

/** Digits of a signature in the list. */
const DIGITS = 16;

interface SnapshotListProps {
  /** Snapshots, newest first. */
  readonly snapshots: readonly ListedSnapshot[];
  readonly selected: ListedSnapshot | undefined;
  pick(snapshot: ListedSnapshot): void;
}

/** List of kept snapshots, from which one is chosen to read. */
export function SnapshotList({ snapshots, selected, pick }: SnapshotListProps) {
  const name = useId();
  const zone = useZone();
  return (
    <fieldset className="snapshots-list small">
      <legend className="muted">Snapshots kept, newest first</legend>
      {snapshots.length === 0 && (
        <p className="snapshots-empty muted">
          No snapshots yet. Each one will hold the readings of every panel at one time.
        </p>
      )}
      {snapshots.map((each) => (
        <label key={each.n} className="snapshots-item row mono">
          <input
            type="radio"
            name={name}
            checked={each.n === selected?.n}
            onChange={() => pick(each)}
            onClick={() => pick(each)}
          />
          <span className="snapshots-number">{each.n}</span>
          <span>{clockReading(each.ts, zone)}</span>
          <span className="snapshots-hash muted">{`${each.signature.alg} ${each.signature.hex.slice(0, DIGITS)}`}</span>
          {each.errors > 0 && <span className="fault">{`${each.errors} in error`}</span>}
        </label>
      ))}
    </fieldset>
  );
}
