import { useState } from 'react';
import { Part } from '../../loading/part';
import type { DetailsProps } from './details';

const load = () => import('./details');

/** What can be done with snapshots, folded. Its code is loaded when it is opened, and fetched when that seems near. */
export function FoldedDetails(props: DetailsProps) {
  const [opened, setOpened] = useState(false);
  // If that fails, opening says so.
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
