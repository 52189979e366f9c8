import type { RefObject } from 'react';
import { worldFrame } from '../../clock/world-frame';
import { useFrame } from '../../session/use-frame';
import { useWorld } from '../../session/world';
import { touchedParts } from '../../sim/world/incident-words/incident-trail';
import { siteStateAt } from '../../sim/world/site/site-state';

/** Least milliseconds between two checks, however fast the world runs. */
const LOOK_MS = 100;

/** Names on `floor` the parts that the newest open incident has reached, for the panels' styles. */
export function useTouchedParts(floor: RefObject<HTMLElement | null>): void {
  const { name: world, clock } = useWorld();
  useFrame((now) => {
    const { t } = worldFrame(clock, now);
    const { rate } = clock.state;
    const { open, until } = siteStateAt(world, t);
    const incident = open.at(-1);
    const parts = incident ? touchedParts(incident) : [];
    const reached = parts.filter(({ at }) => at <= t).map(({ part }) => part);
    if (floor.current) floor.current.dataset.touched = reached.join(' ');
    const next = Math.min(until, ...parts.map(({ at }) => at).filter((at) => at > t));
    return rate === 0 ? Number.POSITIVE_INFINITY : now + Math.max((next - t) / rate, LOOK_MS);
  });
}
