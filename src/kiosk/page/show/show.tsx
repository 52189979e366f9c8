import { AnimatePresence, domAnimation, LazyMotion, m, useReducedMotion } from 'framer-motion';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useWorld } from '../../../session/world';
import { isShallowEqual } from '../../../sim/math/shallow-equality';
import { useSize } from '../../../ui/size';
import type { KioskAddress } from '../../address';
import type { CurrentItem } from '../../current-item';
import { type Grid, SHIFT_ROOM } from '../../size';
import { wallPicture } from '../../wall';
import { useWorldTime } from '../clock/use-world-time';
import { SubjectView } from '../scenes/subject-view';
import type { SitePages } from '../session/site-pages';
import { FooterLine } from './footer-line';
import { onScreenAt } from './on-screen';

/** Seconds for which a scene fades out, and the next fades in. */
const FADE_S = 0.4;

/** This screen's part of a wall's picture. */
function OnTile({ wall, address, children }: { wall: Grid; address: KioskAddress; children: ReactNode }) {
  const tile = useRef<HTMLDivElement>(null);
  const size = useSize(tile);
  const { width, height, left, top } = wallPicture(wall, address, size.width, size.height);
  const wide = { '--vw': `${(width - 2 * SHIFT_ROOM) / 100}px`, '--kiosk-screen': `${size.width}px` };
  // Drawings do not know of a picture that is turned, and are drawn whole.
  return (
    <div ref={tile} className="kiosk-tile" data-window={address.rotate === 0 ? '' : undefined}>
      <div className="kiosk-wall" style={{ width, height, left: -left, top: -top, ...wide }}>
        {children}
      </div>
    </div>
  );
}

interface ShowProps {
  readonly address: KioskAddress;
  readonly rate: number;
  readonly site: SitePages;
  /** Returns the pass of a world that starts again. Keep it the same function between renders. */
  pass?(): number;
  /** Called with each item that comes on, and its pass. Keep it the same function between renders. */
  onItem?(current: CurrentItem, pass: number): void;
}

const onlyPass = () => 0;

/** The playlist's item at the world's instant. Scenes fade into each other; with reduced motion they cut. */
export function Show({ address, rate, site, pass = onlyPass, onItem }: ShowProps) {
  const { name: world } = useWorld();
  const still = useReducedMotion();
  const current = useWorldTime(
    useCallback((t) => onScreenAt(address, world, t, rate), [address, world, rate]),
    isShallowEqual,
  );
  const { item, index, start, end } = current;
  const currentPass = useWorldTime(pass);
  useEffect(() => onItem?.(current, currentPass), [onItem, current, currentPass]);
  const { wall } = address;
  const show = (
    <>
      <AnimatePresence mode="wait" initial={false}>
        <m.div
          key={index}
          className="kiosk-item"
          initial={{ opacity: 0 }}
          animate={{ opacity: 1 }}
          exit={{ opacity: 0 }}
          transition={{ duration: still ? 0 : FADE_S, ease: 'easeInOut' }}
        >
          <SubjectView subject={item.subject} site={site} start={start} end={end} />
        </m.div>
      </AnimatePresence>
      <FooterLine address={address} />
    </>
  );
  return (
    <LazyMotion features={domAnimation} strict>
      {typeof wall === 'object' ? (
        <OnTile wall={wall} address={address}>
          {show}
        </OnTile>
      ) : (
        show
      )}
    </LazyMotion>
  );
}
