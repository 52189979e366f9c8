import { NEXT_FRAME, onFrame, wakeFrames } from '../clock/frames';
import { partsWaiting } from '../loading/waiting';
import { type OnPage, onPage } from '../panel/on-page';

/** Frames in a row without anything left to do: a new size is drawn two frames later. */
const QUIET_FRAMES = 3;

/** Stages of a figure that something is still to come of. */
const UNDERWAY: readonly (string | undefined)[] = ['opening', 'failed', 'lost'];

/** What an element says of content that is on its way, or of a place that is still to be reached. */
const BUSY = '[data-loading], [aria-busy="true"], [data-moving]';

/** The stage of a panel's figure; undefined for a figure that stands alone in a text. */
export const stageOf = ({ host }: OnPage): string | undefined =>
  host.closest<HTMLElement>('figure[data-stage]')?.dataset.stage;

const ends = ({ playState, effect }: Animation) =>
  playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));

const fades = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition') === true;

/** Whether the page is moving without a new instant: a fade between pages, or, while time stands still, any transition that ends. */
function moves(resting: boolean): boolean {
  return document.getAnimations().some((animation) => fades(animation) || (resting && ends(animation)));
}

function isSettled(all: boolean, resting: boolean): boolean {
  const panels = onPage().filter(({ feed }) => all || feed.visibility > 0);
  return (
    'ready' in document.documentElement.dataset &&
    document.fonts.status === 'loaded' &&
    partsWaiting() === 0 &&
    document.querySelector(BUSY) === null &&
    panels.every((panel) => panel.feed.current && !UNDERWAY.includes(stageOf(panel))) &&
    !moves(resting)
  );
}

/**
 * Resolves when the page has shown its instant for a few frames with nothing left to come, and the last of them is painted. With `all`, panels
 * off screen are computed and drawn too. `resting` says whether time stands still. A hidden page has no frames, so there it waits.
 */
export function settled(all: boolean, resting: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    const leave = onFrame(() => {
      if (all) for (const { feed } of onPage()) feed.demand(true);
      quiet = isSettled(all, resting()) ? quiet + 1 : 0;
      if (quiet > QUIET_FRAMES) {
        for (const { feed } of onPage()) feed.demand(false);
        leave();
        resolve();
      }
      return NEXT_FRAME;
    });
    wakeFrames();
  });
}
