import { Clock } from '../../../clock/clock';
import { type LinkContents, readLink } from '../../../session/address/link';
import { originalIn } from '../../../session/address/original-world';
import type { PagePath } from '../../../session/address/write';
import { rememberedView } from '../../../session/remember';
import type { Session } from '../../../session/session';
import { carriedChoices, carriedView, INITIAL_VIEW, type View, viewOf } from '../../../session/view';

/**
 * Returns the clock of a link that was opened at the instant `start` of the clock `parent`. It takes that clock for its
 * real time, so that both move and pause together.
 */
function clockOf({ at, rate }: LinkContents, parent: Clock, start: number): Clock {
  if (at === undefined && rate === undefined) return parent;
  return new Clock({ now: () => parent.now() }, { at: at ?? start, rate, anchor: start });
}

interface PageCauses {
  readonly path: PagePath;
  /** Query of the page. Begins with `?` or is empty. */
  readonly search: string;
  /** Further choices that its panels show. */
  readonly view: View;
  /** Instant of the surrounding world at which the page was opened. */
  readonly start: number;
}

/**
 * Returns the session of a page inside the show: with the values of its query, and otherwise with the world and the
 * instant of `parent`.
 */
export function createPageSession(parent: Session, { search, path, view, start }: PageCauses): Session {
  const { view: parentView, world, original, clock } = parent;
  const link = readLink(search, world.name);
  const kept = link.complete ? INITIAL_VIEW : rememberedView(path);
  return parent.child({
    original: originalIn(link, original),
    clock: clockOf(link, clock, start),
    // Choices that no address of a page names are as in the show.
    view: viewOf({ ...link, complete: undefined }, { ...carriedView(parentView), ...kept, ...view }),
    page: path,
    namesWorld: link.seed !== undefined,
  });
}

/**
 * Takes a visitor's choices on `page` along to the session around it, from which the next page begins: a fork or a
 * cycle too, unless the page's address named a world of its own (`isElsewhere`).
 */
export function carryChoices(page: Session, parent: Session, isElsewhere: boolean): void {
  parent.change(carriedChoices(page.view, !isElsewhere));
  if (!isElsewhere) parent.changeWorld(page.original);
}
