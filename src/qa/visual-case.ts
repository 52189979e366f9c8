import type { Texts } from '../query/table';
import { addressOf, type PagePath, worldValues } from '../session/address/write';
import type { WorldName } from '../sim/math/seed-of';
import type { CaseStep } from '../sim/tables/case';

/** Conditions under which a browser shows a case. The names and words are those of Playwright's options. */
export interface Conditions {
  /** Size of the window, CSS px. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly forcedColors: 'active' | 'none';
}

/** Case: a page or a panel at an instant at which time is paused. */
export interface VisualCase extends Conditions {
  /** Name: unique, lower case, without characters that a file's name cannot hold. */
  readonly name: string;
  /** Address from the path on. */
  readonly address: string;
  /** Steps before the picture is taken, in order. Absent if the address says all. */
  readonly steps?: readonly CaseStep[];
  /** Id of the panel that is shown alone; absent for a page. */
  readonly panel?: string;
  /** SHA-256 of the state that the panel shows then, as canonical JSON; absent for a page. */
  readonly state?: string;
}

/** Window of that size, in CSS px, in a browser whose visitor asked for nothing special. */
export const defaultConditions = (width: number, height = 1080): Conditions => ({
  viewport: { width, height },
  reducedMotion: 'no-preference',
  forcedColors: 'none',
});

/** Conditions of every page and every panel case, by the end of the name. */
export const WIDTHS: Readonly<Record<string, Conditions>> = {
  '390': defaultConditions(390),
  '1920': defaultConditions(1920),
};

/** Further conditions of every page, and of the last case of every panel, which is one in mid-movement. */
export const MEDIA: Readonly<Record<string, Conditions>> = {
  'reduced-motion': { ...defaultConditions(1280), reducedMotion: 'reduce' },
  'forced-colors': { ...defaultConditions(1280), forcedColors: 'active' },
};

interface Shown {
  readonly world: WorldName;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  readonly panel?: string;
  readonly choices?: Texts | undefined;
}

/**
 * Address of a page, or of a panel alone, paused at one time of a world. `search` holds parameters of the page's own.
 */
export const stillAddress = (path: PagePath, { world, at, panel, choices }: Shown, search = ''): string =>
  addressOf(path, search, {
    ...worldValues({ name: world }),
    at,
    rate: 0,
    panel,
    ...(choices && { choices }),
  });
