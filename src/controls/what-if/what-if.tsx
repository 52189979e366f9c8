import { type ToggleEvent, useId, useState } from 'react';
import { Part } from '../../loading/part';
import type { Incident } from '../../sim/world/incidents/incidents';
import './what-if.css';

const load = () => import('./offers');

/** A button that opens the offers of forks in which this incident ends differently. */
export function WhatIf({ incident }: { incident: Incident }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button what-if" popoverTarget={id}>
        What if
      </button>
      <div
        id={id}
        popover="auto"
        className="what-if-offers popup small"
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
      >
        {open && <Part name="The list of changes" load={load} props={{ incident, id }} />}
      </div>
    </>
  );
}
