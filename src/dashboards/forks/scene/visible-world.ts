import { NEVER, nextVisibleMove } from '../../../plot/grammar/motion';
import type { Viewport } from '../../../plot/grammar/viewport';
import type { WorldName } from '../../../sim/math/seed-of';
import { SLICE_MS } from '../../../sim/world/cores/scenario';
import type { Incident } from '../../../sim/world/incidents/incidents';
import type { Veto } from '../sim-runs';
import { type ForkSlice, forkSlice } from '../sim-slice';
import { clearanceAt, flashAt, type VetoFlash } from './flash';
import { mapPoint, type TimeMap } from './map';

/** Part of a world in the picture at an instant. */
export interface VisibleWorld {
  readonly world: WorldName;
  readonly t: number;
  readonly slices: readonly ForkSlice[];
  /** Incidents that leave marks in its slices, in the order of their vetoes, later ones too. */
  readonly vetoes: readonly Veto[];
  /** Highlight of the newest veto. */
  readonly flash: VetoFlash | undefined;
  /** How far Tern gives way to a cut behind it, 0 to 1. */
  readonly clearance: number;
  /** The incident that has its words: that of the newest veto, or in a fork the last that goes on without its veto. */
  readonly answered: Veto | undefined;
}

/** Part of a world in the picture at `t`. `still`: without motion. */
export function visibleWorldAt(world: WorldName, { before, after }: TimeMap, t: number, still: boolean): VisibleWorld {
  const [first, last] = [t - before, t + after].map((edge) => Math.max(Math.floor(edge / SLICE_MS), 0)) as [
    number,
    number,
  ];
  const slices = Array.from({ length: last - first + 1 }, (_, i) => forkSlice(world, first + i));
  const vetoes = slices.flatMap(({ marks }) => marks);
  const instants = vetoes.map(({ ended }) => ended);
  const flash = flashAt(instants, t, still);
  const answered =
    vetoes.find(({ ended }) => ended === flash?.vetoed) ??
    vetoes.findLast(({ missedVeto = Number.POSITIVE_INFINITY, ended }) => missedVeto <= t && t < ended);
  return { world, t, slices, vetoes, flash, clearance: clearanceAt(vetoes, t, still), answered };
}

/** Instant of the next visible change. */
export const nextChange = ({ t, vetoes, flash }: VisibleWorld, { pxPerMs }: TimeMap, viewport: Viewport): number =>
  Math.min(
    nextVisibleMove(t, pxPerMs, viewport),
    flash?.next ?? NEVER,
    ...vetoes.flatMap(({ ended, missedVeto = ended }) => [missedVeto, ended].filter((at) => at > t)),
  );

/** Place of a slice at an instant, and its marks. */
export interface SlicePlacement {
  /** Place at which the slice starts on the live line, CSS px from the left and the top. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds from the slice's start to the instant drawn. */
  readonly now: number;
  /** Milliseconds from the slice's start to the veto of the selected incident. */
  readonly selected: number | null;
  /** Milliseconds from the slice's start to the highlighted veto, and its highlight. */
  readonly flash: { readonly at: number; readonly light: number; readonly drop: number } | undefined;
}

/** Places a slice of a visible world at its instant. */
export function slicePlacement(
  { start }: ForkSlice,
  { t, flash }: Pick<VisibleWorld, 't' | 'flash'>,
  map: TimeMap,
  selected: Incident | undefined,
): SlicePlacement {
  return {
    ...mapPoint(map, start - t, 0),
    now: t - start,
    selected: selected ? selected.ended - start : null,
    flash: flash && { ...flash, at: flash.vetoed - start },
  };
}
