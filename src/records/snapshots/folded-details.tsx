import { useState } from 'react';
import { Part } from '../../loading/part';
import type { DetailsProps } from './details';

const load = () => import('./details');

/** Details of snapshots, folded. Their code is loaded when they are opened, and fetched when that seems near. */
export function FoldedDetails(props: DetailsProps) {
  const [opened, setOpened] = useState(false);
  // A failure here is reported when the details are opened.
  const fetchCode = () => void load().catch(() => {});
  return (
    <details
      className="snapshots-fold"
      onToggle={() => setOpened(true)}
      onPointerEnter={fetchCode}
      onFocus={opened ? undefined : fetchCode}
    >
      <summary className="muted small">Read, download and check snapshots</summary>
      {opened && <Part name="The list of snapshots" load={load} props={props} />}
    </details>
  );
}
