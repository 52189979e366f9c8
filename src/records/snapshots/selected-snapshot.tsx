import { useId, useMemo, useState } from 'react';
import { completeSentence, type Dashboard } from '../../dashboards/contract';
import { isoInstant } from '../../sim/words/units';
import { READING_GAP_MS } from '../../sim/world/site/site-reading';
import { StatusMark } from '../../ui/status-mark';
import { UnbrokenText } from '../../ui/unbroken-text';
import { downloadJsonText } from '../download/download';
import { parseSnapshot } from './file/parse';
import type { ModelUsed, SnapshotEntry } from './file/snapshot';
import type { ListedSnapshot } from './recorder';

/** Splits hexadecimal digits into groups of eight, which are easier to read. */
const inGroups = (hex: string) => hex.replace(/(.{8})(?=.)/g, '$1 ');

/** Sentence about an entry. */
function sentence(entry: SnapshotEntry, dashboard: Dashboard | undefined): string {
  if ('error' in entry) return entry.error;
  try {
    return dashboard ? completeSentence(dashboard, entry.data, undefined) : '';
  } catch {
    return '';
  }
}

interface EntryViewProps {
  readonly entry: SnapshotEntry;
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
          <span className="snapshots-entry mono">
            {failed && <StatusMark tone="fault" />}
            <span>{` ${entry.name} `}</span>
            {used && <small className="faint fine">{`model ${used.version}`}</small>}
          </span>
          <span className="muted">
            {failed && <span>error: </span>}
            <UnbrokenText text={sentence(entry, dashboard)} />
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

interface SelectedSnapshotProps {
  readonly selected: ListedSnapshot | undefined;
  /** False if it is no longer in the list. */
  readonly isListed: boolean;
  readonly dashboards: readonly Dashboard[];
  /** True if the visitor chose this snapshot or is reading it, so that newer ones do not replace it. */
  readonly chosen: boolean;
  choose(): void;
  follow(): void;
}

export function SelectedSnapshot({ selected, isListed, dashboards, chosen, choose, follow }: SelectedSnapshotProps) {
  const id = useId();
  const snapshot = useMemo(() => selected && parseSnapshot(JSON.parse(selected.text)), [selected]);
  return (
    <section className="snapshots-record stack" data-empty={!selected} aria-labelledby={id} onFocus={choose}>
      <div className="snapshots-head stack">
        <h3 id={id}>
          {selected ? `Snapshot ${selected.n}${isListed ? '' : ', no longer in the list'}` : 'No snapshot to read'}
        </h3>
        {selected && typeof snapshot === 'object' && (
          <>
            <dl className="snapshots-fields small mono">
              <dt>ts</dt>
              <dd>{`${snapshot.ts} (${isoInstant(snapshot.ts)})`}</dd>
              <dt>seed</dt>
              <dd>{snapshot.seed}</dd>
              <dt>alg</dt>
              <dd>{snapshot.signature.alg}</dd>
              <dt>hex</dt>
              <dd>{inGroups(snapshot.signature.hex)}</dd>
              <dt>base64</dt>
              <dd>{snapshot.signature.base64}</dd>
            </dl>
            <div className="snapshots-tools row wide">
              <button
                type="button"
                className="button"
                data-download
                onClick={() => downloadJsonText(`snapshot-${snapshot.seed}-${snapshot.ts}.json`, selected.text)}
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
              <p className="panel-notice small">
                Browsers offer their cryptography on secure addresses only, so a 32-bit hash is used instead. It reveals
                an accident but not a deliberate edit.
              </p>
            )}
            <p className="muted small">{`Each entry is the state at the time in ts. While time runs, the header and the throughput panel keep a reading of all pods’ total for up to ${READING_GAP_MS.longest / 1_000} s.`}</p>
          </>
        )}
      </div>
      {selected && typeof snapshot === 'object' && (
        <ul className="snapshots-entries hairlines small" key={selected.n}>
          {snapshot.entries.map((entry) => (
            <EntryView
              key={entry.name}
              entry={entry}
              used={snapshot.models[entry.name]}
              dashboard={dashboards.find(({ id: name }) => name === entry.name)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
