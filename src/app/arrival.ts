import type { Location } from 'react-router-dom';
import { linkValues, readLink } from '../session/address/link';
import { isSameOriginal, originalIn, worldOf } from '../session/address/original-world';
import type { PagePath } from '../session/address/write';
import type { Session } from '../session/session';
import type { OriginalWorld } from '../session/storage/stored-world';
import { carriedView, INITIAL_VIEW, pageView, type View, viewOf, viewWithoutWorld } from '../session/view';

/** A page of the history at which a visitor arrives. */
export interface Arrival {
  readonly location: Location;
  /** Undefined on the 404 page. */
  readonly page: PagePath | undefined;
  /** True if only the page itself writes its address. */
  readonly isBare: boolean;
  /** True for an arrival by Back or Forward: the entry was written or read before. */
  readonly isBack: boolean;
  /** True if the page before was the same. */
  readonly isSamePage: boolean;
}

/** Values stored in the browser. */
interface Stored {
  /** The visitor's own world. */
  readonly world: OriginalWorld;
  /** Choices kept from the last visit of this page. */
  readonly choices: View;
}

/** Changes of a session after an arrival. */
interface ArrivalReading extends Pick<Session, 'view' | 'original' | 'namesWorld'> {
  readonly notices: readonly string[];
  /** True if the address names everything that it shows. */
  readonly isComplete: boolean;
}

/** Reads an address on a page that shows `before`. */
export function readArrival(
  { location: { search }, isBare, isBack, isSamePage }: Arrival,
  before: Pick<Session, 'view' | 'original' | 'namesWorld'>,
  stored: Stored,
): ArrivalReading {
  // Without a seed, an address means the visitor's own world; the shown one may be another, named by a link.
  const ownWorld = before.namesWorld ? stored.world : before.original;
  const values = linkValues(search);
  const isComplete = isBack || values.complete === true;
  const hasWorld = isComplete || values.seed !== undefined || values.fork !== undefined;
  const original = hasWorld ? originalIn(values, ownWorld) : before.original;
  const link = readLink(search, worldOf(original, hasWorld ? [] : before.view.fork).name);
  const isSame = isSameOriginal(original, before.original);
  // Forks and incidents are those of a seed, whatever the cycle.
  const beforeView = original.seed === before.original.seed ? before.view : viewWithoutWorld(before.view);
  const kept = isBare ? INITIAL_VIEW : stored.choices;
  const choices = isSamePage ? pageView(beforeView) : kept;
  const view = viewOf(link, isBack ? INITIAL_VIEW : { ...carriedView(beforeView), ...choices });
  const { at, rate, anchor } = beforeView;
  return {
    // The clock of a page that writes its own address goes on.
    view: isBare ? { ...view, at, rate, anchor } : view,
    original,
    namesWorld: isSame ? before.namesWorld : link.seed !== undefined,
    notices: link.notices,
    isComplete,
  };
}
