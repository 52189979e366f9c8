import { siteRoot } from '../../../session/address/site-root';
import type { KioskAddress } from '../../address';

/** Addresses at which a visitor's phone cannot reach this computer, with any port and path. */
const LOCAL = /^https?:\/\/(([^/]*\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])(?![^:/])/;

/** Returns the origin and base path that a code leads to; undefined if a phone could not open it, or codes are off. */
export function codeOrigin({ qr, site }: KioskAddress): string | undefined {
  if (qr === 'off') return undefined;
  const root = siteRoot(site);
  return LOCAL.test(root) ? undefined : root;
}
