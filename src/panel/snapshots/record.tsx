import { useId, useMemo, useState } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { isoInstant } from '../../sim/units';
import { downloadJsonText } from '../../snapshot/download';
import { parseSnapshot } from '../../snapshot/parse';
import type { Entry, ModelUsed } from '../../snapshot/snapshot';
import { StatusMark } from '../../ui/status-mark';
import type { Kept } from './recorder';

/** Hexadecimal digits in groups of eight, so that an eye can keep its place. */
const inGroups = (hex: string) => hex.replace(/(.{8})(?=.)/g, '$1 ');

/** What an entry says in one sentence. */
function sentence(entry: Entry, dashboard: Dashboard | undefined): string {
  if ('error' in entry) return entry.error;
  try {
    return dashboard?.summary(entry.data) ?? '';
  } catch {
    return '';
  }
}

interface EntryViewProps {
  readonly entry: Entry;
  readonly used: ModelUsed | undefined;
  readonly dashboard: Dashboard | undefined;
}

function EntryView({ entry, used, dashboard }: EntryViewProps) {
  const [open, setOpen] = useState(false);
  const failed = 'error' in entry;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="snapshots-entry">
            {failed && <StatusMark tone="fault" />} {entry.name} {used && <small>model {used.version}</small>}
          </span>
          <span className="snapshots-says">
            {failed && 'error: '}
            {sentence(entry, dashboard)}
          </span>
        </summary>
        {open && (
          <textarea
            className="snapshots-json"
            aria-label={`Entry ${entry.name} as JSON`}
            readOnly
            spellCheck={false}
            wrap="off"
            value={JSON.stringify({ settings: used?.settings, ...entry }, null, 2)}
          />
        )}
      </details>
    </li>
  );
}

interface SnapshotRecordProps {
  readonly shown: Kept | undefined;
  /** False where it has left the list. */
  readonly held: boolean;
  readonly dashboards: readonly Dashboard[];
  /** The visitor chose this one, or reads in it: newer ones do not take its place. */
  readonly chosen: boolean;
  choose(): void;
  follow(): void;
}

/** All that one snapshot holds. */
export function SnapshotRecord({ shown, held, dashboards, chosen, choose, follow }: SnapshotRecordProps) {
  const id = useId();
  const snapshot = useMemo(() => shown && parseSnapshot(shown.text), [shown]);
  return (
    <section className="snapshots-record" aria-labelledby={id} onFocus={choose}>
      <h3 id={id}>{shown ? `Snapshot ${shown.n}${held ? '' : ', no longer in the list'}` : 'No snapshot to read'}</h3>
      {shown && typeof snapshot === 'object' && (
        <>
          <dl className="snapshots-fields">
            <dt>ts</dt>
            <dd>
              {snapshot.ts} ({isoInstant(snapshot.ts)})
            </dd>
            <dt>seed</dt>
            <dd>{snapshot.seed}</dd>
            <dt>alg</dt>
            <dd>{snapshot.signature.alg}</dd>
            <dt>hex</dt>
            <dd>{inGroups(snapshot.signature.hex)}</dd>
            <dt>base64</dt>
            <dd>{snapshot.signature.base64}</dd>
          </dl>
          <div className="snapshots-tools">
            <button
              type="button"
              className="button"
              onClick={() => downloadJsonText(`snapshot-${snapshot.seed}-${snapshot.ts}.json`, shown.text)}
            >
              Download this snapshot
            </button>
            {chosen && (
              <button type="button" className="button" onClick={follow}>
                Follow the newest
              </button>
            )}
          </div>
          {snapshot.signature.alg !== 'SHA-256' && (
            <p className="panel-notice">
              The browser gives its cryptography to secure addresses only, so a hash of 32 bits stands in: it shows an
              accident, not an edit.
            </p>
          )}
          <ul className="snapshots-entries" key={shown.n}>
            {snapshot.entries.map((entry) => (
              <EntryView
                key={entry.name}
                entry={entry}
                used={snapshot.models[entry.name]}
                dashboard={dashboards.find(({ id: name }) => name === entry.name)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
