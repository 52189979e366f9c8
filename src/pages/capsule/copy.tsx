import { useEffect, useState } from 'react';
import { startTimer } from '../../clock/timers';
import { announce } from '../../ui/announcer';
import { copyText } from '../../ui/copy';

/** Milliseconds for which the button says that it has copied. */
const COPIED_MS = 1800;

/** Copies the hash and says so for a while. Says nothing where the browser refuses. */
export function CopyHash({ hash }: { hash: string }) {
  // A number of its own for each copy, so that a second one within the time starts it again.
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    announce('SHA-256 copied');
    const callOff = startTimer(COPIED_MS, () => {
      setCopied(0);
      announce('');
    });
    return callOff;
  }, [copied]);
  const copy = async () => {
    if (await copyText(hash)) setCopied((count) => count + 1);
  };
  return (
    <button type="button" className="button capsule-copy" onClick={copy}>
      {copied ? 'COPIED' : 'COPY'}
      <span className="visually-hidden"> SHA-256</span>
    </button>
  );
}
