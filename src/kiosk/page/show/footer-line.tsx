import { useRef } from 'react';
import { clockReading, secondOf } from '../../../clock/zone';
import { BRAND } from '../../../content/brand';
import { forkWords } from '../../../controls/what-if/fork-words';
import { Part } from '../../../loading/part';
import { Beacon } from '../../../records/beacon/beacon-part';
import { useSeconds } from '../../../session/use-frame';
import { useZone } from '../../../session/use-session';
import { useWorld } from '../../../session/world';
import { isFork } from '../../../sim/math/seed-of';
import { BrandMark } from '../../../ui/brand-mark';
import { setText } from '../../../ui/set-text';
import type { KioskAddress } from '../../address';
import { codeOrigin } from './code-origin';

const loadQr = () => import('../../../ui/qr');

/** Time of the world, to the second. */
function WorldClock() {
  const zone = useZone();
  const text = useRef<HTMLSpanElement>(null);
  useSeconds((t) => setText(text.current, clockReading(secondOf(t), zone)));
  return <span ref={text} className="mono" />;
}

/** Returns the site's address without its scheme: the one in the kiosk's address, or else the company's. */
const siteAddress = ({ site }: KioskAddress) => (site ?? BRAND.origin).replace(/^https?:\/\//, '');

/**
 * One line at the lower edge: the company, the note that the show is simulated, the edits of a fork, and the parts that
 * the address asks for. Without the brand, only those parts. On a wall whose screens show different items, only the
 * first screen has the parts.
 */
export function FooterLine({ address }: { address: KioskAddress }) {
  const { brand, wall, tile } = address;
  const parts = wall === 'each' && tile > 1 ? [] : address.parts;
  const { name: world } = useWorld();
  const origin = codeOrigin(address);
  if (brand === 'off' && parts.length === 0 && !isFork(world)) return null;
  return (
    <footer className="kiosk-frame row muted">
      {brand === 'on' && (
        <span className="kiosk-brand">
          <BrandMark />
          <strong>{BRAND.name}</strong>
          <span>{siteAddress(address)}</span>
        </span>
      )}
      {isFork(world) && <span className="kiosk-fork">{forkWords(world)}</span>}
      {(brand === 'on' || parts.includes('caption')) && <span>Simulated in this browser</span>}
      {parts.includes('clock') && <WorldClock />}
      {parts.includes('beacon') && <Beacon />}
      {parts.includes('qr') && origin !== undefined && (
        <Part
          name="The QR code"
          load={loadQr}
          props={{ link: `${origin}/`, label: `QR code of ${origin}` }}
          without={origin}
        />
      )}
    </footer>
  );
}
