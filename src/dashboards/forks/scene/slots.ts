import type { ForkSlice } from '../sim-slice';

/** Most slices that the widest picture can touch. */
const SLOTS = 7;

/** Pool of views, one for each visible slice. Fixed data of a slice is loaded once, when it comes into the picture. */
export function createSlots<V>(create: () => V, load: (view: V, slice: ForkSlice) => void) {
  const slots = Array.from({ length: SLOTS }, () => ({ view: create(), slice: undefined as ForkSlice | undefined }));
  return {
    views: slots.map(({ view }) => view),
    /** Makes each view load its slice again. */
    clear(): void {
      for (const slot of slots) slot.slice = undefined;
    },
    /** Calls `take` with each view that has loaded a slice. */
    each(take: (view: V, slice: ForkSlice) => void): void {
      for (const { view, slice } of slots) if (slice) take(view, slice);
    },
    /** Draws each view with its slice, or without one. */
    draw(slices: readonly ForkSlice[], draw: (view: V, slice: ForkSlice | undefined) => void): void {
      slots.forEach((slot, i) => {
        const slice = slices.find(({ index }) => index % SLOTS === i);
        if (slice && slice !== slot.slice) {
          slot.slice = slice;
          load(slot.view, slice);
        }
        draw(slot.view, slice);
      });
    },
  };
}
