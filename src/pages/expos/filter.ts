import { type Expo, REGIONS, type Region, slugOf } from '../../content/expos/expo';
import { type ExpoState, expoState } from '../../content/expos/state';
import { REGION_IDS } from '../../session/address/page-choices';
import type { View } from '../../session/view';

/** Filter of the page's events. */
export interface ExpoFilter {
  /** Region that passes; undefined for all. */
  readonly region: Region | undefined;
  /** True to leave past events out. */
  readonly ahead: boolean;
}

/** Event with its `state`, which is undefined while the time is not known. */
export interface ShownExpo {
  readonly expo: Expo;
  readonly state: ExpoState | undefined;
}

/** Returns the filter of a page's view. */
export const expoFilterIn = ({ region: id, ahead }: Pick<View, 'region' | 'ahead'>): ExpoFilter => ({
  region: REGIONS.find((name) => slugOf(name) === id),
  ahead: ahead === true,
});

/** Returns a filter as a change of the view. */
export const viewOfFilter = ({ region, ahead }: ExpoFilter): Pick<View, 'region' | 'ahead'> => ({
  region: REGION_IDS.find((id) => region && id === slugOf(region)),
  ahead: ahead || undefined,
});

/** Events with their states at instant `t`. */
export function withStates(expos: readonly Expo[], t: number | undefined): ShownExpo[] {
  return expos.map((expo) => ({ expo, state: t === undefined ? undefined : expoState(expo, t) }));
}

/** Events of `expos` that pass the filter. */
export function filteredExpos(expos: readonly ShownExpo[], { region, ahead }: ExpoFilter): ShownExpo[] {
  return expos.filter(
    ({ expo, state }) => (region === undefined || expo.region === region) && !(ahead && state === 'past'),
  );
}
