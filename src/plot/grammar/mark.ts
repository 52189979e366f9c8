import type { CellInk } from '../../theme/ink';
import type { ColourName, Tone } from '../../theme/tokens';
import type { CellTrack } from './cell';
import type { Highlight, Item } from './highlight';
import type { LabelPlace } from './label';
import type { LineStyle } from './line-style';
import type { PointInk } from './point';
import type { Place, Rect } from './rect';
import type { Rule } from './rule';
import type { Timeline } from './timeline';
import type { Track, Way } from './track';

/**
 * A mark of a drawing, as data. `name` is its identity from one state to the next; the key of a datum is its identity
 * within the mark. A datum moves from its place in the last state; without a key it stands still. All places are in CSS
 * px from the drawing's top left corner. Functions may depend only on data that some mark of the drawing holds: a state
 * is drawn again only if those change.
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
  | OtherMark
  | DotsMark
  | SelectedMark
  | LineMark
  | CrosshairMark
  | SignsMark
  | FrameMark;

interface Datum {
  readonly key?: string;
}

/** A mark that slides along with a timeline: the origin of its `x` is the place of the instant `at`. */
interface Sliding {
  readonly slides?: { readonly timeline: Timeline; readonly at: number };
}

/**
 * Boxes that fill from the bottom. `level` is the share filled, 0 to 1; `from` is the level before, for a state that
 * knows it.
 */
export interface CellsMark<I extends string = string> extends Sliding {
  readonly kind: 'cells';
  readonly name: string;
  /** Inks by name, from back to front. */
  readonly inks: Readonly<Record<I, CellInk>>;
  readonly track: CellTrack;
  /** Capacity in cells; the number of data by default. */
  readonly most?: number;
  /** Scale of the hatches; the viewport's by default. */
  readonly hatchScale?: number;
  readonly data: readonly (Datum & {
    readonly box: Rect;
    readonly level: number;
    readonly from?: number;
    readonly ink: NoInfer<I>;
  })[];
}

/** Straight lines along the axes. A line that is still above `within` while it moves is left out. */
export interface RulesMark extends Sliding {
  readonly kind: 'rules';
  readonly name: string;
  readonly within?: Rect;
  readonly data: readonly (Datum & Rule)[];
}

/** Texts. A number counts up or down while its datum moves. A text whose middle is still above `within` is left out. */
export interface LabelsMark extends Sliding {
  readonly kind: 'labels';
  readonly name: string;
  readonly within?: Rect;
  /** Colour of the ground behind each text, which must be in the mono face; none where absent. */
  readonly ground?: ColourName;
  readonly data: readonly (Datum & LabelPlace & { readonly text: string | number })[];
}

/** Upright lines at `x` from `top` to `bottom`, which clear the ground on either side and stay within `area`. */
export interface UprightsMark {
  readonly kind: 'uprights';
  readonly name: string;
  readonly ink: ColourName;
  readonly area: Rect;
  readonly data: readonly (Datum & { readonly x: number; readonly top: number; readonly bottom: number })[];
}

/** Points along a timeline, at most `most`. `y` is a share of the area's height from the top. */
export interface PointsMark<I extends string = string> {
  readonly kind: 'points';
  readonly name: string;
  readonly most: number;
  readonly timeline: Timeline;
  /** Half of a point's size in CSS px. */
  readonly half: number;
  /** Milliseconds over which a point grows at the right, and shrinks before it leaves at the left. */
  readonly growth: number;
  /** Inks by name, from back to front. */
  readonly inks: Readonly<Record<I, PointInk>>;
  readonly data: readonly (Datum & { readonly at: number; readonly y: number; readonly ink: NoInfer<I> })[];
}

/** Markers that move along their ways, from back to front, at most `most`. */
export interface TracksMark<I extends string = string> {
  readonly kind: 'tracks';
  readonly name: string;
  readonly most: number;
  /** Size of a marker in CSS px. */
  readonly size: number;
  /** Milliseconds of its way that a marker's trail shows. */
  readonly trail: number;
  readonly inks: Readonly<Record<I, ColourName>>;
  readonly data: readonly (Datum & Track<NoInfer<I>>)[];
}

/** Returns a mark, having checked by type that its data name only inks that it has. */
export const inkedMark = <I extends string>(mark: CellsMark<I> | PointsMark<I> | TracksMark<I>): Mark => mark;

/** A filled polygon: `corners` are alternating x and y. */
export interface ShapeMark {
  readonly kind: 'shape';
  readonly name: string;
  readonly ink: ColourName;
  readonly corners: readonly number[];
}

/**
 * A timeline on which the instant pointed at is marked. A visitor points at instants on and below it, or within
 * `reach`.
 */
export interface TimelineMark {
  readonly kind: 'timeline';
  readonly name: string;
  readonly timeline: Timeline;
  readonly reach?: Rect;
}

/** The tones with a sign. */
export type SignTone = Exclude<Tone, 'idle'>;

/** Signs of tones, as on the page: a disc, a triangle, or a square with a cross in the ink `cross`. */
export interface SignsMark {
  readonly kind: 'signs';
  readonly name: string;
  readonly cross: ColourName;
  readonly data: readonly (Datum & { readonly box: Rect; readonly tone: SignTone })[];
}

/** A frame around a box, which changes at once with the state; none where `box` is undefined. */
export interface FrameMark {
  readonly kind: 'frame';
  readonly name: string;
  readonly ink: ColourName;
  readonly box: Rect | undefined;
}

/** Rows of the table that can be pointed at: their keys, and the boxes that outline them. */
export interface RowsMark {
  readonly kind: 'rows';
  readonly name: string;
  readonly data: readonly {
    readonly key: string;
    readonly box: Rect;
    /** Area that reacts to the pointer; the box by default. */
    readonly reach?: Rect;
    /** Way along which box and area move: their `x` is then relative to the place on the way. */
    readonly way?: Way;
  }[];
  /** Returns the item without a row at a place. It takes precedence over the rows. */
  readonly itemAt?: (place: Place) => (Item & { readonly box: Rect }) | undefined;
}

/**
 * The differences of the state that the drawing is compared with. A drawing gives the data of one state; the plot draws
 * those of the other state that differ, on the axes that both share. `level` is a share of the box: the height of a
 * frame or of a tick from its foot, or of a `length` from its left. An `upright` stands along the left edge.
 */
export interface OtherMark {
  readonly kind: 'other';
  readonly name: string;
  readonly data: readonly {
    readonly key: string;
    readonly as: 'frame' | 'tick' | 'length' | 'upright';
    readonly box: Rect;
    readonly level: number;
    /** Content that differs within a frame, where its level does not. */
    readonly what?: string;
  }[];
}

/** Points of one ink within an area: the same number in each state, some of them hidden. */
export interface DotsMark {
  readonly kind: 'dots';
  readonly name: string;
  readonly area: Rect;
  /** Half of a point's size in CSS px. */
  readonly half: number;
  readonly ink: PointInk;
  readonly data: readonly (Datum & { readonly x: number; readonly y: number; readonly isHidden: boolean })[];
}

/** An outline of the selected incident: `boxOf` gives its box at an instant, if there is one. */
export interface SelectedMark extends Sliding {
  readonly kind: 'selected';
  readonly name: string;
  readonly boxOf: (selected: NonNullable<Highlight['selected']>, t: number) => Rect | undefined;
}

/**
 * A polyline of at most `most` points, as alternating x and y, with x ascending. `foot` is the height at which its area
 * ends, for all points or for each.
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

/** A reading of a crosshair: its instant, its lines of text, and the heights of its rings in CSS px. */
export interface CrosshairReading {
  readonly at: number;
  readonly lines: readonly string[];
  readonly rings: readonly number[];
}

/** A rule through `bounds` at a reading on the timeline, with at most `most` lines of text beside it. */
export interface CrosshairMark {
  readonly kind: 'crosshair';
  readonly name: string;
  readonly timeline: Timeline;
  readonly bounds: Rect;
  readonly size: number;
  readonly scale: number;
  readonly most: number;
  /** Returns the reading of the inspected row or, without one, of the instant pointed at. */
  readonly readingAt: (row: string | undefined, instant: number | undefined) => CrosshairReading | undefined;
}
