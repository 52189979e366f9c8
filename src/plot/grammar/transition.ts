import { isEqual } from '../../sim/math/equality';
import type { DrawingFunctions } from './drawing';
import type { ComparedMark, Mark } from './mark';
import { originsOf } from './movement';
import type { Port } from './viewport';

/** A state on its axes. */
export interface StateOnAxes<S, A> {
  readonly state: S;
  readonly axes: A;
}

/** A mark, and that from which each of its data moves; undefined where it has none. */
export interface Transition {
  readonly mark: Mark;
  readonly origins: readonly { readonly key?: string }[] | undefined;
}

/** What a mark is from one state to the next. */
export const identityOf = ({ kind, name }: Mark) => `${kind} ${name}`;

/** The data of a mark; undefined where it has none. */
export const dataOf = (mark: Mark | undefined): Transition['origins'] =>
  mark && 'data' in mark ? mark.data : undefined;

/** The data of the other state that are not the same in this one. */
function differing(mark: ComparedMark, other: Mark | undefined): ComparedMark {
  const dataByKey = new Map(mark.data.map((datum) => [datum.key, datum]));
  const data = other?.kind === 'compared' ? other.data : [];
  return { ...mark, data: data.filter((datum) => !isEqual(datum, dataByKey.get(datum.key))) };
}

/** A step of a drawing, and the one before it and the state that it is compared with, if there are any. */
interface Step<S, L, A> {
  readonly drawing: DrawingFunctions<S, L, A>;
  readonly layout: L;
  readonly port: Port;
  readonly step: StateOnAxes<S, A>;
  readonly before: StateOnAxes<S, A> | undefined;
  readonly other: S | undefined;
}

/** The marks of a step, from back to front: each comes from where it was in the step before. */
export function transitionsOf<S, L, A>({ drawing, layout, port, step, before, other }: Step<S, L, A>): Transition[] {
  const { viewport, palette } = port;
  const { state, axes } = step;
  const marksOf = (of: S, itsAxes: A, scale: A, against?: S, after?: S) =>
    drawing.marks({ state: of, other: against, before: after, axes: itsAxes, scale, layout, viewport, palette });
  const byIdentity = (made: readonly Mark[]) => new Map(made.map((mark) => [identityOf(mark), mark]));
  const marks = marksOf(state, axes, axes, other, before?.state);
  const isCompared = other && marks.some(({ kind }) => kind === 'compared');
  const others = isCompared ? byIdentity(marksOf(other, axes, axes, state)) : undefined;
  const origin = drawing.moves === undefined ? undefined : before;
  const last = origin && byIdentity(marksOf(origin.state, origin.axes, origin.axes));
  const glides = origin && !isEqual(origin.axes, axes);
  const entering = origin && glides ? byIdentity(marksOf(state, axes, origin.axes)) : undefined;
  const othersBefore = other && origin && glides ? byIdentity(marksOf(other, axes, origin.axes)) : undefined;
  return marks.map((each) => {
    const key = identityOf(each);
    if (each.kind !== 'compared') {
      const origins = originsOf(dataOf(each), dataOf(last?.get(key)), dataOf(entering?.get(key)));
      return { mark: each, origins };
    }
    const mark = differing(each, others?.get(key));
    return { mark, origins: originsOf(mark.data, dataOf(othersBefore?.get(key))) };
  });
}
