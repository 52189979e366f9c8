import type { PagePath } from '../session/address/write';

/**
 * A scene of the show: panels and words composed for it. The show also has each panel alone and any page of the site.
 */
export interface ShowSceneEntry {
  /** Page that a visitor who touches the scene opens. */
  readonly path: PagePath;
  /** Real seconds for which an item without a time shows the scene. */
  readonly seconds: number;
  /** Real seconds of the scene in the standard show; absent if it is not in it. */
  readonly standard?: number;
  /** Lead sentences, each of which begins a line; absent if the scene changes its sentence. */
  readonly says?: readonly string[];
  /** True if the scene tells the next incident, and begins so that it arrives on cue. */
  readonly isOnCue?: true;
  /** True if the scene has nothing to show once the last exhibition is over. */
  readonly endsWithExpos?: true;
}

/**
 * Every scene, in the order of the standard show. A scene on cue stands there between two long items, so that an
 * incident always arrives.
 */
const ENTRIES = {
  forks: {
    path: '/',
    seconds: 60,
    standard: 100,
    says: ['Every decision is tried on a copy before the machine acts.'],
  },
  incident: { path: '/', seconds: 30, standard: 30, isOnCue: true },
  floor: { path: '/', seconds: 60, standard: 90, says: ['A fault that is caught stays in one of 24 racks.'] },
  machines: { path: '/', seconds: 60, standard: 60, says: ['Cut the power, and each machine brakes itself.'] },
  figures: {
    path: '/',
    seconds: 60,
    standard: 40,
    says: ['Metres to stop a machine.', 'Milliseconds to undo an action.'],
  },
  story: { path: '/', seconds: 60, standard: 60 },
  expos: { path: '/expos', seconds: 60, endsWithExpos: true },
} as const satisfies Readonly<Record<string, ShowSceneEntry>>;

export type ShowSceneName = keyof typeof ENTRIES;

export const SHOW_SCENES = Object.keys(ENTRIES) as ShowSceneName[];

/** Returns the entry of a scene, without its drawing's code. */
export const showSceneEntry = (name: ShowSceneName): ShowSceneEntry => ENTRIES[name];
