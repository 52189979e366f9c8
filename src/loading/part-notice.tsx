import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../ui/announcer';
import { reloadPage } from './pending-part';
import { hasUnsaved } from './unsaved';
import './loading.css';

interface PartNoticeProps {
  retry(): void;
  /** True after a retry has failed, so that only a reload is left. */
  readonly exhausted?: boolean;
  /** Plain text. */
  readonly children: ReactNode;
}

/** Notice in place of a missing part: the reason, and a button to try again. */
export function PartNotice({ retry, exhausted = false, children }: PartNoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => announce(`${exhausted ? 'Tried again. ' : ''}${text.current?.textContent ?? ''}`), [exhausted]);
  return (
    <div className="panel-notice part-notice row wide small">
      <p ref={text}>
        {children}
        {exhausted && <span> Reloading the page may help.</span>}
        {exhausted && hasUnsaved() && <span> A reload discards snapshots you have not downloaded.</span>}
      </p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
      {exhausted && (
        <button type="button" className="button" onClick={reloadPage}>
          Reload
        </button>
      )}
    </div>
  );
}

/** Stands in for a part that threw an error. */
export function StoppedNotice({ name, retry }: { name: string; retry(): void }) {
  return <PartNotice retry={retry}>{`${name} stopped because of an error. The rest of the page works.`}</PartNotice>;
}
