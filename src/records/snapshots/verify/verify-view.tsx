import { useId, useRef } from 'react';
import type { Dashboard } from '../../../dashboards/contract';
import { useHydrated } from '../../../ui/hydrated';
import { type Check, useVerify, verdictTally } from './use-verify';
import { SnapshotVerdict } from './verdict';
import { LAID_OUT } from './verdict-text';
import './verify.css';

/** Sentence that reports a check's progress. */
function stateInWords(check: Check): string {
  switch (check.state) {
    case 'reading':
      return 'Reading.';
    case 'replaying': {
      const { snapshot, snapshots, entries, of } = check.progress;
      return `Snapshot ${snapshot} of ${snapshots}: ${entries} of ${of} entries recomputed.`;
    }
    case 'refused':
      return check.sentence;
    case 'cancelled':
      return 'Cancelled, so there is no verdict.';
    case 'done':
      return `${check.verified.length} checked, ${verdictTally(check.verified)}.${check.isAsWritten ? '' : ` ${LAID_OUT}`}`;
  }
}

interface VerifySnapshotsProps {
  readonly dashboards: readonly Dashboard[];
  /** Files of the snapshots that are kept. */
  readonly texts: readonly string[];
}

/** Form that checks a file's signature and computes its content again. */
export function VerifySnapshots({ dashboards, texts }: VerifySnapshotsProps) {
  const id = useId();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { check, file, texts: verifyTexts, cancel } = useVerify(dashboards);
  const busy = check?.state === 'reading' || check?.state === 'replaying';
  return (
    <section className="verify stack small" aria-labelledby={id}>
      <div className="verify-ask stack">
        <h3 id={id}>Verify and replay</h3>
        <p className="muted">
          Choose a snapshot or the export of a log, up to 16 MiB. The page checks its hash, recomputes every entry from
          its seed, time and settings, and compares the two. The file stays in your browser.
        </p>
        <label className="file-drop small">
          <input
            ref={input}
            type="file"
            disabled={!hydrated}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              // Cleared, so that the same file can be chosen again.
              if (chosen) void file(chosen).finally(() => (currentTarget.value = ''));
            }}
          />
          <span>Choose or drop a file</span>
        </label>
        <noscript>
          <p className="panel-notice small">The check needs JavaScript.</p>
        </noscript>
        <div className="snapshots-tools row wide">
          <button
            type="button"
            className="button"
            disabled={texts.length === 0}
            onClick={() => void verifyTexts('The list above', texts)}
          >
            Verify all in the list
          </button>
          {check && (
            <button
              type="button"
              className="button"
              disabled={!busy}
              onClick={() => {
                cancel();
                // The button is about to be disabled, and focus would be lost with it.
                input.current?.focus();
              }}
            >
              Cancel
            </button>
          )}
        </div>
      </div>
      {check && (
        <section className="verify-result column" aria-label="Verdict" data-state={check.state}>
          <p className="verify-name muted mono">{check.name}</p>
          <p className="verify-state">{stateInWords(check)}</p>
          {check.state === 'replaying' && (
            <progress aria-label="Entries recomputed" max={check.progress.of} value={check.progress.entries} />
          )}
          {check.state === 'done' &&
            check.verified.map((verified, i) => (
              <SnapshotVerdict
                // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
                key={i}
                verified={verified}
                dashboards={dashboards}
                folded={check.verified.length > 1}
              />
            ))}
        </section>
      )}
    </section>
  );
}
