import { type Expo, REGIONS, type Region, slug } from '../../content/expos/expo';
import { type ExpoState, expoState } from '../../content/expos/state';

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

/** Reads the filter of a query string: `region=europe`, `ahead=1`. Invalid values filter nothing. */
export function readFilter(query: URLSearchParams): ExpoFilter {
  const region = REGIONS.find((name) => slug(name) === query.get('region'));
  return { region, ahead: query.get('ahead') === '1' };
}

/** Returns the query `search` with the filter in it and everything else as it was. */
export function writeFilter(search: string, { region, ahead }: ExpoFilter): string {
  const next = new URLSearchParams(search);
  if (region) next.set('region', slug(region));
  else next.delete('region');
  if (ahead) next.set('ahead', '1');
  else next.delete('ahead');
  return `${next}`;
}

/** Events with their states at instant `t`. */
export function withStates(expos: readonly Expo[], t: number | undefined): ShownExpo[] {
  return expos.map((expo) => ({ expo, state: t === undefined ? undefined : expoState(expo, t) }));
}

/** Events of `expos` that pass the filter. */
export function filtered(expos: readonly ShownExpo[], { region, ahead }: ExpoFilter): ShownExpo[] {
  return expos.filter(
    ({ expo, state }) => (region === undefined || expo.region === region) && !(ahead && state === 'past'),
  );
}
