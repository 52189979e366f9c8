import { type Expo, REGIONS, type Region, slug } from '../../content/expos/expo';
import { type ExpoState, expoState } from '../../content/expos/state';

/** Which events the page shows. */
export interface ExpoFilter {
  /** Undefined for all regions. */
  readonly region: Region | undefined;
  /** Leaves past events out. */
  readonly ahead: boolean;
}

/** An event as it stands; `state` is undefined as long as the time is not known. */
export interface ShownExpo {
  readonly expo: Expo;
  readonly state: ExpoState | undefined;
}

/** The filter of a query string: `region=europe`, `ahead=1`. What cannot be read filters nothing. */
export function readFilter(query: URLSearchParams): ExpoFilter {
  const region = REGIONS.find((name) => slug(name) === query.get('region'));
  return { region, ahead: query.get('ahead') === '1' };
}

/** The query `search` with the filter in it and everything else as it was. */
export function writeFilter(search: string, { region, ahead }: ExpoFilter): string {
  const next = new URLSearchParams(search);
  if (region) next.set('region', slug(region));
  else next.delete('region');
  if (ahead) next.set('ahead', '1');
  else next.delete('ahead');
  return `${next}`;
}

/** The events with their states at instant `t`. */
export function withStates(expos: readonly Expo[], t: number | undefined): ShownExpo[] {
  return expos.map((expo) => ({ expo, state: t === undefined ? undefined : expoState(expo, t) }));
}

/** Those of `expos` that the filter lets through. */
export function filtered(expos: readonly ShownExpo[], { region, ahead }: ExpoFilter): ShownExpo[] {
  return expos.filter(
    ({ expo, state }) => (region === undefined || expo.region === region) && !(ahead && state === 'past'),
  );
}
