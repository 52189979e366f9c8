import { siteRoot } from '../../../session/address/site-root';
import type { KioskAddress } from '../../address';

/** Addresses at which no visitor's phone finds this computer. */
const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** Origin and base that a code leads to; undefined where there is none that a phone could open. */
export function codeOrigin({ qr, site }: KioskAddress): string | undefined {
  if (qr === 'off') return undefined;
  const root = siteRoot(site);
  return LOCAL.test(root) ? undefined : root;
}
