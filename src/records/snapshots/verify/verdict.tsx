import type { Dashboard } from '../../../dashboards/contract';
import { isoInstant } from '../../../sim/words/units';
import { StatusMark } from '../../../ui/status-mark';
import { OpenInstant } from '../open-instant';
import { isGood, snapshotVerdictText } from './verdict-text';
import type { Verified } from './verification';

function Differences({ verified: { replay } }: { verified: Verified }) {
  if (replay.count === 0) return null;
  const more = replay.count - replay.reported.length;
  return (
    <>
      <ul className="verify-differences" aria-label="Differences">
        {replay.reported.map(({ entry, path, file, recomputed }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and two shortened paths can be equal.
          <li key={i}>
            <code className="verify-path">{`${entry} ${path}`}</code>
            <span>
              file <code>{file}</code>
            </span>
            <span>
              recomputed <code>{recomputed}</code>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{`And ${more} more.`}</p>}
    </>
  );
}

interface VerdictProps {
  readonly verified: Verified;
  readonly dashboards: readonly Dashboard[];
  /** True to show the first line alone, until the rest is asked for. */
  readonly folded: boolean;
}

/** Verdict on one snapshot: a word, sentences, the differences and a link to its instant. */
export function SnapshotVerdict({ verified, dashboards, folded }: VerdictProps) {
  const { tone, word, sentences } = snapshotVerdictText(verified);
  const { seed: world, ts } = verified.snapshot;
  return (
    <details className="verify-verdict" open={!folded}>
      <summary>
        <StatusMark tone={tone} /> <strong>{word}</strong>{' '}
        <span className="muted mono">{`${world} ${isoInstant(ts)}`}</span>
      </summary>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Differences verified={verified} />
      {isGood(verified) && <OpenInstant snapshot={verified.snapshot} dashboards={dashboards} />}
    </details>
  );
}
