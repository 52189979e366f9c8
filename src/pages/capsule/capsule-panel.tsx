import published from 'virtual:capsule';
import { useRef, useState } from 'react';
import { sha256Hex } from '../../records/capsule/digest';
import { RELEASE } from '../../records/capsule/release';
import { verdictOnFile } from '../../records/capsule/verdict';
import { announce } from '../../ui/announcer';
import { useHydrated } from '../../ui/hydrated';
import { StatusMark } from '../../ui/status-mark';
import { CopyHash } from './copy';
import { bytesText, verdictText } from './verdict-text';

const FILE_NAME = RELEASE.path.slice(RELEASE.path.lastIndexOf('/') + 1);

/** Hash in four groups of sixteen; selected by hand it still is one word. */
const GROUPS = published.sha256.match(/.{16}/g) ?? [];

type Check = { readonly file: string } & (
  | { readonly state: 'reading' }
  | { readonly state: 'done'; readonly words: ReturnType<typeof verdictText> }
);

/** Checks one file after another; the answer to a replaced file is dropped. */
function useCheck() {
  const [check, setCheck] = useState<Check>();
  const latest = useRef(0);
  const start = async (file: File) => {
    const number = ++latest.current;
    setCheck({ file: file.name, state: 'reading' });
    const words = verdictText(await verdictOnFile(file, published, sha256Hex), published);
    if (number !== latest.current) return;
    setCheck({ file: file.name, state: 'done', words });
    announce(words.sentences.join(' '));
  };
  return { check, start };
}

function State({ check }: { check: Check | undefined }) {
  if (check?.state === 'done') {
    return (
      <span className="panel-state line small">
        <StatusMark tone={check.words.tone} /> <span>{check.words.word}</span>
      </span>
    );
  }
  return (
    <span className="panel-state line small">
      <StatusMark tone="idle" /> <span>{check ? 'reading' : 'no file checked'}</span>
    </span>
  );
}

/** Panel of the capsule: the file, its published size and hash, and a check of the visitor's copy. */
export function CapsulePanel() {
  const hydrated = useHydrated();
  const { check, start } = useCheck();
  return (
    <section className="panel capsule-panel column card" aria-labelledby="capsule-file">
      <header className="panel-header capsule-header row">
        <h2 id="capsule-file">
          Capsule file <span className="panel-unit capsule-unit muted small">{FILE_NAME}</span>
        </h2>
        <State check={check} />
      </header>
      <div className="capsule-columns stack">
        <div className="capsule-published stack">
          <p className="panel-value">
            {`${RELEASE.version} `}
            <small>version</small>
          </p>
          <p className="row wide">
            <a className="button button-primary" href={import.meta.env.BASE_URL.slice(0, -1) + RELEASE.path} download>
              Download<span className="visually-hidden">{` ${FILE_NAME}`}</span>
            </a>
            <span className="muted small">
              {`about ${(published.bytes / 1e6).toFixed(1)} MB, ${bytesText(published.bytes)}`}
            </span>
          </p>
          <div className="capsule-hash">
            <p className="muted small">SHA-256</p>
            <CopyHash hash={published.sha256} />
            <code>
              {GROUPS.map((group) => (
                <span key={group}>{group}</span>
              ))}
            </code>
          </div>
        </div>
        <div className="capsule-verify stack">
          <h3>Verify a file</h3>
          <p className="muted small">
            Drop the file you received. It is hashed in your browser and does not leave it. Files of up to 16 MiB are
            read.
          </p>
          <label className="file-drop small">
            <input
              type="file"
              disabled={!hydrated}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // Cleared, so that the same file can be chosen again.
                if (file) start(file).finally(() => (currentTarget.value = ''));
              }}
            />
            <span>Choose or drop a file</span>
          </label>
          <noscript>
            <p className="panel-notice small">
              The check needs JavaScript. On a command line, sha256sum does the same.
            </p>
          </noscript>
          <div className="capsule-verdict stack tight" data-state={check?.state}>
            {check && <p className="muted small mono">{check.file}</p>}
            {check?.state === 'done' &&
              check.words.sentences.map((sentence) => (
                <p className="small" key={sentence}>
                  {sentence}
                </p>
              ))}
          </div>
        </div>
      </div>
      <footer className="panel-footer fine">
        <span>Fictional product, real file</span>
        <span>a tar archive</span>
      </footer>
    </section>
  );
}
