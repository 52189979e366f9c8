import { isEqual } from '../../sim/math/equality';
import type { DrawingFunctions, DrawingInput } from './drawing';
import type { Mark, OtherMark } from './mark';
import { originsOf } from './movement';
import type { DrawingArea } from './viewport';

export interface StateOnAxes<S, A> {
  readonly state: S;
  readonly axes: A;
}

/** Data of a kind of mark; undefined for one without any. */
export type DataOf<M extends Mark> = M extends { data: infer D } ? D : undefined;

/** A mark, and the origins from which its data move; undefined for a mark without data. */
export interface Transition {
  readonly mark: Mark;
  readonly origins: DataOf<Mark>;
}

/** Identity of a mark from one state to the next. */
export const identityOf = ({ kind, name }: Mark) => `${kind} ${name}`;

/** Returns the data of a mark; undefined where it has none. */
export const dataOf = (mark: Mark | undefined): DataOf<Mark> => (mark && 'data' in mark ? mark.data : undefined);

/** Returns the origins of data of one kind of mark, which are data of that kind too. */
const originsLike = (data: DataOf<Mark>, before: DataOf<Mark>, entering?: DataOf<Mark>) =>
  originsOf<NonNullable<DataOf<Mark>>[number]>(data, before, entering) as DataOf<Mark>;

/** A step of a drawing: its state, the one before and the one that it is compared with, if any. */
interface Step<S, L, A> {
  readonly drawing: DrawingFunctions<S, L, A>;
  readonly layout: L;
  readonly area: DrawingArea;
  readonly current: StateOnAxes<S, A>;
  readonly before: StateOnAxes<S, A> | undefined;
  readonly other: S | undefined;
}

type Marks<S, A> = Partial<DrawingInput<S, unknown, A>> &
  Pick<DrawingInput<S, unknown, A>, 'state' | 'axes' | 'shownAxes'>;

const marksOf = <S, L, A>({ drawing, layout, area: { viewport, palette } }: Step<S, L, A>, input: Marks<S, A>) =>
  drawing.marks({ other: undefined, ...input, layout, viewport, palette });

const byIdentity = (marks: readonly Mark[]) => new Map(marks.map((mark) => [identityOf(mark), mark]));

/** Returns the step from which data move; undefined where they jump. */
const originOf = <S, L, A>({ drawing, before }: Step<S, L, A>) => (drawing.moves === undefined ? undefined : before);

/** Returns the marks of a state on the axes of the step before; undefined unless axes glide. */
function marksOnOldAxes<S, L, A>(step: Step<S, L, A>, state: S): ReadonlyMap<string, Mark> | undefined {
  const origin = originOf(step);
  const { axes } = step.current;
  if (!origin || isEqual(origin.axes, axes)) return undefined;
  return byIdentity(marksOf(step, { state, axes, shownAxes: origin.axes }));
}

/** Returns a function that finds the origins of a mark's data. */
function transitions<S, L, A>(step: Step<S, L, A>): (mark: Mark) => Transition {
  const origin = originOf(step);
  const last = origin && byIdentity(marksOf(step, { ...origin, shownAxes: origin.axes }));
  const entering = marksOnOldAxes(step, step.current.state);
  return (mark) => {
    const key = identityOf(mark);
    return { mark, origins: originsLike(dataOf(mark), dataOf(last?.get(key)), dataOf(entering?.get(key))) };
  };
}

/** Returns a function that reduces a mark `other` to the data of the other state that differ from this one. */
function otherTransitions<S, L, A>(step: Step<S, L, A>): (mark: OtherMark) => Transition {
  const { other } = step;
  if (other === undefined) return (mark) => ({ mark: { ...mark, data: [] }, origins: [] });
  const { state, axes } = step.current;
  const otherMarks = byIdentity(marksOf(step, { state: other, other: state, axes, shownAxes: axes }));
  const before = marksOnOldAxes(step, other);
  return (mark) => {
    const key = identityOf(mark);
    const dataByKey = new Map(mark.data.map((datum) => [datum.key, datum]));
    const data = (otherMarks.get(key) as OtherMark | undefined)?.data ?? [];
    const differing = data.filter((datum) => !isEqual(datum, dataByKey.get(datum.key)));
    return { mark: { ...mark, data: differing }, origins: originsLike(differing, dataOf(before?.get(key))) };
  };
}

/** Returns the marks of a step, from back to front, each with its origins in the step before. */
export function transitionsOf<S, L, A>(step: Step<S, L, A>): Transition[] {
  const { state, axes } = step.current;
  const marks = marksOf(step, { state, other: step.other, before: step.before?.state, axes, shownAxes: axes });
  const transition = transitions(step);
  const otherTransition = marks.some(({ kind }) => kind === 'other') ? otherTransitions(step) : undefined;
  return marks.map((mark) => (mark.kind === 'other' && otherTransition ? otherTransition(mark) : transition(mark)));
}
