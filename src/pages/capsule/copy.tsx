import { useTemporaryFlag } from '../../clock/use-temporary-flag';
import { announce } from '../../ui/announcer';
import { COPIED_MS, copyText } from '../../ui/copy';

/** Button that copies the hash and confirms it for a while. It stays silent if the browser refuses. */
export function CopyHash({ hash }: { hash: string }) {
  const [isCopied, confirm] = useTemporaryFlag(COPIED_MS, (on) => announce(on ? 'SHA-256 copied' : ''));
  const copy = async () => {
    if (await copyText(hash)) confirm();
  };
  return (
    <button type="button" className="button capsule-copy" onClick={copy}>
      <span>{isCopied ? 'COPIED' : 'COPY'}</span>
      <span className="visually-hidden"> SHA-256</span>
    </button>
  );
}
