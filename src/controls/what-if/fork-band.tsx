import { useState } from 'react';
import { Part } from '../../loading/part';
import { useWorld } from '../../session/world';
import { isFork } from '../../sim/math/seed-of';
import { useHydrated } from '../../ui/hydrated';
import './band.css';

const load = () => import('./band');

/** The edits of a fork. Their space is reserved from the start on a page whose address names a fork. */
export function ForkBand() {
  const { name: world } = useWorld();
  const [arrived] = useState(world);
  const hydrated = useHydrated();
  return (
    <div className="fork-place" data-fork={hydrated ? isFork(world) : undefined}>
      {hydrated && isFork(world) && (
        <Part
          name="The changed world’s controls"
          load={load}
          props={{ taken: world !== arrived }}
          without="This page shows a changed world. Remove “fork” from its address to see the original."
        />
      )}
    </div>
  );
}
