import type { PagePath } from '../session/address/write';

/** A composition made for a show, besides each dashboard alone and any page of the site. */
export interface SceneEntry {
  /** Where on the site a visitor who touches it finds it. */
  readonly path: PagePath;
  /** Real seconds for which an item shows it that names no time. */
  readonly seconds: number;
  /** Real seconds for which the standard show has it; absent where that goes without it. */
  readonly standard?: number;
  /** It tells of the next incident: it begins where that arrives on cue. */
  readonly isOnCue?: true;
  /** It has nothing to show once the last exhibition is over. */
  readonly endsWithExpos?: true;
}

/**
 * Every scene, in the order of the standard show. A scene on cue stands there between two long items, so that an
 * incident always arrives.
 */
const ENTRIES = {
  forks: { path: '/', seconds: 60, standard: 100 },
  incident: { path: '/', seconds: 30, standard: 30, isOnCue: true },
  floor: { path: '/', seconds: 60, standard: 90 },
  machines: { path: '/', seconds: 60, standard: 60 },
  figures: { path: '/', seconds: 60, standard: 40 },
  story: { path: '/', seconds: 60, standard: 60 },
  expos: { path: '/expos', seconds: 60, endsWithExpos: true },
} as const satisfies Readonly<Record<string, SceneEntry>>;

export type SceneName = keyof typeof ENTRIES;

/** The names of all scenes. */
export const SCENES = Object.keys(ENTRIES) as SceneName[];

/** What is known of a scene before it is drawn. */
export const sceneEntry = (name: SceneName): SceneEntry => ENTRIES[name];
