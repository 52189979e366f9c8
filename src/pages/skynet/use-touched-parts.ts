import { type RefObject, useEffect } from 'react';
import { onBoundary } from '../../session/boundaries';
import { useWorld } from '../../session/world';
import { touchedParts } from '../../sim/world/incident-words/incident-trail';
import { siteStateAt } from '../../sim/world/site/site-state';

/** Least milliseconds between two checks, however fast the world runs. */
const LOOK_MS = 100;

/** Names on `floor` the parts that the newest open incident has reached, for the panels' styles. */
export function useTouchedParts(floor: RefObject<HTMLElement | null>): void {
  const { name: world, clock } = useWorld();
  useEffect(() => {
    const look = (t: number) => {
      const { open, until } = siteStateAt(world, t);
      const incident = open.at(-1);
      const parts = incident ? touchedParts(incident) : [];
      const reached = parts.filter(({ at }) => at <= t).map(({ part }) => part);
      if (floor.current) floor.current.dataset.touched = reached.join(' ');
      return Math.min(until, ...parts.map(({ at }) => at).filter((at) => at > t));
    };
    return onBoundary(clock, look, LOOK_MS);
  }, [world, clock, floor]);
}
