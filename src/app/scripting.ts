import type { World } from '../clock/world';

/** What a page offers to scripts and consoles, as `northwall`. */
interface Northwall {
  /** The state beacon of the world that the page shows, at the instant it shows or at `t` (milliseconds since the Unix epoch). */
  beacon(t?: number): Promise<string>;
}

declare global {
  interface Window {
    northwall?: Northwall;
  }
}

/** Offers the page's world to scripts. */
export function offer({ seed, cycleDays, clock }: World): void {
  window.northwall = {
    beacon: async (t = clock.now()) => {
      const { beaconAt } = await import('../beacon/beacon');
      return beaconAt(seed, t, cycleDays);
    },
  };
}
