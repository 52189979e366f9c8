import type { PagePath } from '../session/address/write';
import { TERN_METRES } from '../sim/world/machines/tern';

/** A composition made for a show, besides each dashboard alone and any page of the site. */
export interface SceneEntry {
  /** Where on the site a visitor who touches it finds it. */
  readonly path: PagePath;
  /** Real seconds for which an item shows it that names no time. */
  readonly seconds: number;
  /** Real seconds for which the standard show has it; absent where that goes without it. */
  readonly standard?: number;
  /** What one sees, in one sentence; absent where the scene has another one as it goes on. */
  readonly says?: string;
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
  forks: { path: '/', seconds: 60, standard: 100, says: 'Every decision is tried on a copy before the machine acts.' },
  incident: { path: '/', seconds: 30, standard: 30, isOnCue: true },
  floor: { path: '/', seconds: 60, standard: 90, says: 'A fault that is caught stays in one of 24 racks.' },
  machines: { path: '/', seconds: 60, standard: 60, says: 'Every machine stops by itself when its power is cut.' },
  figures: {
    path: '/',
    seconds: 60,
    standard: 40,
    says: `Tern stops in ${TERN_METRES} m. A rejected action is undone in milliseconds.`,
  },
  story: { path: '/', seconds: 60, standard: 60 },
  expos: { path: '/expos', seconds: 60, endsWithExpos: true },
} as const satisfies Readonly<Record<string, SceneEntry>>;

export type SceneName = keyof typeof ENTRIES;

/** The names of all scenes. */
export const SCENES = Object.keys(ENTRIES) as SceneName[];

/** What is known of a scene before it is drawn. */
export const sceneEntry = (name: SceneName): SceneEntry => ENTRIES[name];
