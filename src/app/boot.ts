import { Clock } from '../clock/clock';
import { browserTime } from '../clock/time-source';
import type { LinkContents } from '../session/address/link';
import { originalIn } from '../session/address/original-world';
import type { PagePath } from '../session/address/write';
import { Session } from '../session/session';
import type { OriginalWorld } from '../session/storage/stored-world';
import { type View, viewOf } from '../session/view';

/**
 * Creates the session of a document. It shows the world that `link` names, which is the same for everyone who follows
 * it and is not stored, or else the visitor's `ownWorld`. Choices that the link does not name are as in `kept`.
 */
export function boot(ownWorld: OriginalWorld, link: LinkContents, page: PagePath | undefined, kept: View): Session {
  const { seed, at, rate, anchor, notices } = link;
  return new Session({
    original: originalIn(link, ownWorld),
    clock: new Clock(browserTime, { at, rate, anchor }),
    view: viewOf(link, kept),
    page,
    namesWorld: seed !== undefined,
    notices,
  });
}
