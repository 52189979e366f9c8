import { AnimatePresence, domAnimation, LazyMotion, m, useReducedMotion } from 'framer-motion';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useWorld } from '../../clock/world';
import type { KioskAddress } from '../../kiosk/address';
import { type Item, itemForTile, type OnAir, onAirAt } from '../../kiosk/playlist';
import { wallPicture } from '../../kiosk/wall';
import { Scene } from './scene';
import type { SitePages } from './site-pages';
import { useWorldTime } from './use-world-time';

/** Seconds that a scene takes to go, and the next to come. */
const FADE_S = 0.4;

/** What is on at `t` on this screen. */
export function onScreenAt({ play, wall, tile }: KioskAddress, seed: string, t: number, rate: number): OnAir {
  const on = onAirAt(play, seed, t, rate);
  return wall === 'each' ? itemForTile(play, on, tile) : on;
}

/** This screen's part of the picture that a wall shows. */
function OnWall({ address, children }: { address: KioskAddress; children: ReactNode }) {
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const measure = () => setSize({ width: innerWidth, height: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const picture = wallPicture(address.wall, address, size.width, size.height);
  if (!picture) return children;
  const { width, height, left, top } = picture;
  return (
    <div className="kiosk-wall" style={{ width, height, left: -left, top: -top }}>
      {children}
    </div>
  );
}

interface ShowProps {
  readonly address: KioskAddress;
  readonly rate: number;
  readonly site: SitePages;
}

/** The playlist: the scene that is on at the world's instant. Scenes fade into each other; with less motion they cut. */
export function Show({ address, rate, site }: ShowProps) {
  const { seed } = useWorld();
  const still = useReducedMotion();
  // A text, so that it renders when the item changes and not with each frame.
  const on = useWorldTime(
    useCallback(
      (t) => {
        const { index, start, end } = onScreenAt(address, seed, t, rate);
        return `${index} ${start} ${end}`;
      },
      [address, seed, rate],
    ),
  );
  const [index = 0, start = 0, end = 0] = on.split(' ').map(Number);
  const item = address.play[index] as Item;
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence mode="wait" initial={false}>
        <m.div
          key={index}
          className="kiosk-on"
          initial={{ opacity: 0 }}
          animate={{ opacity: 1 }}
          exit={{ opacity: 0 }}
          transition={{ duration: still ? 0 : FADE_S, ease: 'easeInOut' }}
        >
          <OnWall address={address}>
            <Scene subject={item.subject} site={site} start={start} end={end} />
          </OnWall>
        </m.div>
      </AnimatePresence>
    </LazyMotion>
  );
}
