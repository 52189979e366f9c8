import type { Ink } from '../../theme/ink';
import type { ColourName, Tone } from '../../theme/tokens';
import type { CellTrack } from './cell';
import type { Item, Selected } from './highlight';
import type { LabelPlace } from './label';
import type { LineStyle } from './line-style';
import type { PointInk } from './point';
import type { Place, Rect } from './rect';
import type { Rule } from './rule';
import type { Timeline } from './timeline';
import type { Track, Way } from './track';

/**
 * A mark of a drawing, as data. `name` is its identity from one state to the next. The key of a datum is its identity
 * within its mark: it moves from the place that it had in the last state; one without a key stands still. All places
 * are in CSS px from the drawing's left top corner. Functions answer from what some mark of the drawing holds as data:
 * a state is drawn again only for these.
 */
export type Mark =
  | CellsMark
  | RulesMark
  | LabelsMark
  | UprightsMark
  | PointsMark
  | TracksMark
  | ShapeMark
  | TimelineMark
  | RowsMark
  | ComparedMark
  | DotsMark
  | SelectedMark
  | LineMark
  | CrosshairMark
  | SignsMark
  | FrameMark;

interface Datum {
  readonly key?: string;
}

/** A mark that goes along with a timeline: `x` 0 of its data is where the instant `at` stands on it. */
interface Sliding {
  readonly slides?: { readonly timeline: Timeline; readonly at: number };
}

/**
 * Boxes that fill from the bottom: `level` is the share that is full, 0 to 1, and `from` what it was before, where a
 * state knows that itself.
 */
export interface CellsMark<I extends string = string> extends Sliding {
  readonly kind: 'cells';
  readonly name: string;
  /** By name, from back to front. */
  readonly inks: Readonly<Record<I, Ink>>;
  readonly track: CellTrack;
  /** As many are kept ready; by default as many as there are data. */
  readonly most?: number;
  /** Scale of the hatches, if it is not that of the viewport. */
  readonly hatchScale?: number;
  /** Share of the inks' colours that is in the cells, if not all; the rest is that of a track. */
  readonly faint?: number;
  readonly data: readonly (Datum & {
    readonly box: Rect;
    readonly level: number;
    readonly from?: number;
    readonly ink: NoInfer<I>;
  })[];
}

/** Straight lines along the axes. One that is still above `within` on its way is left out. */
export interface RulesMark extends Sliding {
  readonly kind: 'rules';
  readonly name: string;
  readonly within?: Rect;
  readonly data: readonly (Datum & Rule)[];
}

/** Texts. A number counts up or down on its way. One whose middle is still above `within` is left out. */
export interface LabelsMark extends Sliding {
  readonly kind: 'labels';
  readonly name: string;
  readonly within?: Rect;
  /** Colour of the ground behind each, which is of mono type. */
  readonly ground?: ColourName;
  readonly data: readonly (Datum & LabelPlace & { readonly text: string | number })[];
}

/** Upright lines at `x` from `top` to `bottom`, which clear the ground on either side and stay within `area`. */
export interface UprightsMark {
  readonly kind: 'uprights';
  readonly name: string;
  readonly ink: ColourName;
  readonly area: Rect;
  /** Each ends in a tip, which points down. */
  readonly tipped: boolean;
  readonly data: readonly (Datum & { readonly x: number; readonly top: number; readonly bottom: number })[];
}

/** At most so many points along a timeline, at `y` as a share of its area's height from the top. */
export interface PointsMark<I extends string = string> {
  readonly kind: 'points';
  readonly name: string;
  readonly most: number;
  readonly timeline: Timeline;
  /**
   * Half of a point's size in CSS px, and the milliseconds over which it grows, and shrinks before it leaves at the
   * left.
   */
  readonly half: number;
  readonly growth: number;
  /** By name, from back to front. */
  readonly inks: Readonly<Record<I, PointInk>>;
  readonly data: readonly (Datum & { readonly at: number; readonly y: number; readonly ink: NoInfer<I> })[];
}

/** Markers on their ways, from back to front: at most so many. */
export interface TracksMark<I extends string = string> {
  readonly kind: 'tracks';
  readonly name: string;
  readonly most: number;
  /** Of a marker, in CSS px. */
  readonly size: number;
  /** The milliseconds of its way that a marker's trail shows. */
  readonly trail: number;
  readonly inks: Readonly<Record<I, ColourName>>;
  readonly data: readonly (Datum & Track<NoInfer<I>>)[];
}

/** A mark whose data name inks, each of which it has. */
export const inked = <I extends string>(mark: CellsMark<I> | PointsMark<I> | TracksMark<I>): Mark => mark;

/** A polygon, as alternating x and y. */
export interface ShapeMark {
  readonly kind: 'shape';
  readonly name: string;
  readonly ink: ColourName;
  readonly corners: readonly number[];
}

/** Where the instant that is pointed at is marked, and pointed at: there and below, or within `reach`. */
export interface TimelineMark {
  readonly kind: 'timeline';
  readonly name: string;
  readonly timeline: Timeline;
  readonly reach?: Rect;
}

/** The tones that have a mark. */
export type SignTone = Exclude<Tone, 'idle'>;

/** The page's marks of tones: a disc, a triangle, or a square with a cross in an ink of its own. */
export interface SignsMark {
  readonly kind: 'signs';
  readonly name: string;
  readonly cross: ColourName;
  readonly data: readonly (Datum & { readonly box: Rect; readonly tone: SignTone })[];
}

/** A frame around a box, if any, that lasts as long as the state. */
export interface FrameMark {
  readonly kind: 'frame';
  readonly name: string;
  readonly ink: ColourName;
  readonly box: Rect | undefined;
}

/** What can be pointed at: the key of a row of the table, and the box that is outlined for it. */
export interface RowsMark {
  readonly kind: 'rows';
  readonly name: string;
  readonly data: readonly {
    readonly key: string;
    readonly box: Rect;
    /** What answers to the pointer, where that is not the box. */
    readonly reach?: Rect;
    /** The way that both go along: `x` 0 of them is where it is at an instant. */
    readonly way?: Way;
  }[];
  /** What at a place has no row of its own: it is pointed at, and outlined, before the rows. */
  readonly itemAt?: (place: Place) => (Item & { readonly box: Rect }) | undefined;
}

/**
 * What the state that the drawing is compared with has otherwise. A drawing gives its state's own data; the plot draws
 * those of the other state that differ, on the axes that both share. `level` is the share of the box, from its foot,
 * that a frame takes or at which a tick stands; that of a length is from the left. An upright stands along the left
 * edge.
 */
export interface ComparedMark {
  readonly kind: 'compared';
  readonly name: string;
  readonly data: readonly {
    readonly key: string;
    readonly as: 'frame' | 'tick' | 'length' | 'upright';
    readonly box: Rect;
    readonly level: number;
    /** What a frame says is another, where it is not a level. */
    readonly what?: string;
  }[];
}

/** Points of one ink within an area: as many in each state, of which some are hidden. */
export interface DotsMark {
  readonly kind: 'dots';
  readonly name: string;
  readonly area: Rect;
  /** Half of a point's size in CSS px. */
  readonly half: number;
  readonly ink: PointInk;
  readonly data: readonly (Datum & { readonly x: number; readonly y: number; readonly isHidden: boolean })[];
}

/** The box that is outlined at an instant for what is selected, if any. */
export interface SelectedMark extends Sliding {
  readonly kind: 'selected';
  readonly name: string;
  readonly boxOf: (selected: Selected, t: number) => Rect | undefined;
}

/**
 * A polyline of at most so many points, which are alternating x and y, with x ascending. `foot` is the height at which
 * its area ends: one for all points, or one for each.
 */
export interface LineMark extends Sliding {
  readonly kind: 'line';
  readonly name: string;
  readonly style: LineStyle;
  readonly scale: number;
  readonly most: number;
  readonly points: ArrayLike<number>;
  readonly foot?: number | ArrayLike<number>;
}

/**
 * A reading of a crosshair: its instant, its words, and where its values stand, in CSS px from the top: a ring is at
 * each.
 */
export interface CrosshairReading {
  readonly at: number;
  readonly lines: readonly string[];
  readonly rings: readonly number[];
}

/** A rule through `bounds` at a reading on the timeline, with at most so many lines of text beside it. */
export interface CrosshairMark {
  readonly kind: 'crosshair';
  readonly name: string;
  readonly timeline: Timeline;
  readonly bounds: Rect;
  readonly size: number;
  readonly scale: number;
  readonly most: number;
  /** The reading of the row that is inspected or, if there is none, of the instant that is pointed at. */
  readonly readingAt: (row: string | undefined, instant: number | undefined) => CrosshairReading | undefined;
}
