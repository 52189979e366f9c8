import type { LabelPlace } from '../../../src/stage/marks/labels';

/** A text with its place. */
export interface Text extends LabelPlace {
  readonly text: string;
}

/** Texts at the places of a layout, by index; places without one are left out. */
export function textsAt(places: readonly LabelPlace[], strings: ReadonlyMap<number, string>): Text[] {
  return places.flatMap((place, i) => {
    const text = strings.get(i);
    return text ? [{ ...place, text }] : [];
  });
}
