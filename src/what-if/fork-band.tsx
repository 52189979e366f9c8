import { useState } from 'react';
import { useWorld } from '../clock/world';
import { Part } from '../loading/part';
import { isFork } from '../sim/math/seed-of';
import { useHydrated } from '../ui/hydrated';
import './band.css';

const load = () => import('./band');

/** In a fork, what makes it one. Its room is kept from the beginning of a page whose address names a fork. */
export function ForkBand() {
  const { seed } = useWorld();
  const [arrived] = useState(seed);
  const hydrated = useHydrated();
  return (
    <div className="fork-place" data-fork={hydrated ? isFork(seed) : undefined}>
      {hydrated && isFork(seed) && (
        <Part
          name="The fork’s controls"
          load={load}
          props={{ taken: seed !== arrived }}
          without="This page shows a fork of the world. Without “fork” in its address it shows the original."
        />
      )}
    </div>
  );
}
