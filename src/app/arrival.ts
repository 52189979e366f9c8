import type { Location } from 'react-router-dom';
import { readLink } from '../session/address/link';
import { isSameOriginal, originalIn } from '../session/address/world-in';
import type { PagePath } from '../session/address/write';
import type { Session } from '../session/session';
import type { Original } from '../session/storage/world';
import { carriedView, FIRST_VISIT, pageView, type View, viewOf, viewOfWorlds } from '../session/view';

/** The page of an entry at which a visitor arrives. */
export interface Arrival {
  readonly location: Location;
  /** Undefined on the 404 page. */
  readonly page: PagePath | undefined;
  /** Nothing but the page itself writes its address. */
  readonly isBare: boolean;
  /** By Back or Forward: the entry was written, or read, before. */
  readonly isBack: boolean;
  /** The page before was the same. */
  readonly isSamePage: boolean;
}

/** What is stored in the browser. */
interface Stored {
  /** The visitor's own world. */
  readonly world: Original;
  /** What was last chosen on the page of the arrival. */
  readonly choices: View;
}

/** What a session is to show after an arrival. */
interface ArrivalReading extends Pick<Session, 'view' | 'original' | 'namesWorld'> {
  readonly notices: readonly string[];
  /** The address names everything that it shows. */
  readonly isComplete: boolean;
}

/** Reads an address on a page that shows `before`. */
export function readArrival(
  { location: { search }, isBare, isBack, isSamePage }: Arrival,
  before: Pick<Session, 'view' | 'original' | 'namesWorld'>,
  stored: Stored,
): ArrivalReading {
  // An address without a seed is of the visitor's own world, which is another where a link named the one that is shown.
  const ownWorld = before.namesWorld ? stored.world : before.original;
  const link = readLink(search, ownWorld.seed);
  const isComplete = isBack || link.complete === true;
  const namesWorld = isComplete || link.seed !== undefined || link.fork !== undefined;
  const original = namesWorld ? originalIn(link, ownWorld) : before.original;
  const isSame = isSameOriginal(original, before.original);
  const beforeView = isSame ? before.view : viewOfWorlds(before.view);
  const kept = isBare ? FIRST_VISIT : stored.choices;
  const choices = isSamePage ? pageView(beforeView) : kept;
  const view = viewOf(link, isBack ? FIRST_VISIT : { ...carriedView(beforeView), ...choices });
  const { at, rate, anchor } = beforeView;
  return {
    // A page that writes its own address has a course of time of its own.
    view: isBare ? { ...view, at, rate, anchor } : view,
    original,
    namesWorld: isSame ? before.namesWorld : link.seed !== undefined,
    notices: link.notices,
    isComplete,
  };
}
