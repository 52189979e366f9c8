import type { ColourName } from '../../theme/tokens';
import type { LabelPlace } from './label';
import type { Rect } from './rect';
import type { Rule } from './rule';
import type { Scale } from './scale';
import { LINE_HEIGHT } from './type';

/** A text at its place along an axis. */
export interface Caption extends LabelPlace {
  readonly key?: string;
  readonly text: string;
}

/** Marks along axes: lines, and the names of values. */
export interface AxisMarks {
  readonly rules: readonly (Rule & { readonly key?: string })[];
  readonly captions: readonly Caption[];
}

/** A value of an axis, with the ink of its line and its name; without an ink it has no line, without a text no name. */
export interface Tick {
  readonly key?: string;
  readonly value: number;
  readonly line?: ColourName;
  readonly text?: string;
}

/**
 * Style of an axis: size and ink of its type, distance of the type from the plot (`gap`) and thickness of the lines, in
 * CSS px.
 */
export interface AxisLook {
  readonly size: number;
  readonly gap: number;
  readonly line: number;
  readonly ink: ColourName;
}

function axisMarks(
  ticks: readonly Tick[],
  { size, ink }: AxisLook,
  lines: (value: number) => readonly Omit<Rule, 'ink'>[],
  place: (value: number) => Pick<LabelPlace, 'x' | 'y' | 'align'>,
): AxisMarks {
  const named = ({ key }: Tick) => (key === undefined ? {} : { key });
  const type = { size, font: 'mono', weight: '400', ink } as const;
  return {
    rules: ticks.flatMap((tick) => {
      const { value, line } = tick;
      return line ? lines(value).map((rule) => ({ ...named(tick), ...rule, ink: line })) : [];
    }),
    captions: ticks.flatMap((tick) => {
      const { value, text } = tick;
      return text === undefined ? [] : [{ ...named(tick), ...type, ...place(value), text }];
    }),
  };
}

/** Lines across a plot at values of an upright axis, with their names on the left. */
export const sideAxis = (plot: Rect, y: Scale, ticks: readonly Tick[], look: AxisLook): AxisMarks =>
  axisMarks(
    ticks,
    look,
    (value) => [{ ...plot, y: y(value), height: look.line }],
    (value) => ({ x: plot.x - look.gap, y: y(value) - (look.size * LINE_HEIGHT) / 2, align: 'end' }),
  );

/** Lines down plots at values of an axis along their feet, with their names in a row whose top is at `top`. */
export const footAxis = (
  plots: readonly Rect[],
  x: Scale,
  ticks: readonly Tick[],
  top: number,
  look: AxisLook,
): AxisMarks =>
  axisMarks(
    ticks,
    look,
    (value) => plots.map((plot) => ({ ...plot, x: x(value), width: look.line })),
    (value) => ({ x: x(value), y: top, align: 'middle' }),
  );
