import { wakeFrames } from '../../clock/frames';
import { onApproach, onVisibility } from '../../ui/visibility';

/** Visibility reported for a panel that is off screen but must keep running. */
const MIN_VISIBILITY = 0.001;

/**
 * Returns the element whose visibility drives a feed. The figure rather than the host, which is hidden where there is
 * no canvas, while the table goes on. In a window onto a larger picture, the whole panel, as only its header may be
 * seen. A figure within text always runs, because its width shifts the text.
 */
function watchedFor(host: HTMLElement): Element {
  const view = host.closest('[data-window]');
  return view ? (host.closest('.panel') ?? view) : (host.parentElement ?? host);
}

/** The visible share of a panel. */
export class PanelVisibility {
  /** Callers for whom the panel runs off screen too. */
  #keepers = 0;
  /** Ends the wait for the panel to come near the window. */
  #arrive: (() => void) | undefined;
  /** Share of the panel on screen, 0 to 1; undefined until the browser has reported it. */
  #share: number | undefined;

  /** True if the panel is on screen, or must run as if it were. */
  get onScreen(): boolean {
    return this.#keepers > 0 || this.#share !== 0;
  }

  /** Returns the visible share of the panel, 0 to 1; more than 0 if it is in the background or kept running. */
  visibility(background: boolean): number {
    const share = this.#share ?? 0;
    return this.#keepers > 0 || background ? Math.max(share, MIN_VISIBILITY) : share;
  }

  /** Makes the panel run as if it were on screen, until every caller has called the function returned to it, once. */
  keepRunning(): () => void {
    this.#keepers += 1;
    this.#arrive?.();
    return () => {
      this.#keepers -= 1;
    };
  }

  /**
   * Calls back once, when the panel of `host` is in or near the window, or must run. The function returned cancels it.
   */
  onApproach(host: HTMLElement, listener: () => void): () => void {
    const arrive = () => {
      cancel();
      listener();
    };
    let unsubscribe = () => {};
    const cancel = () => {
      unsubscribe();
      this.#arrive = undefined;
    };
    this.#arrive = arrive;
    unsubscribe = onApproach(watchedFor(host), arrive);
    return cancel;
  }

  /** Watches the panel of `host`. The function returned stops that, and the panel then counts as off screen. */
  watch(host: HTMLElement): () => void {
    const unsubscribe = onVisibility(watchedFor(host), [0, 0.01, 0.25, 0.5, 0.75, 1], ({ share }) => {
      const wasSeen = (this.#share ?? 0) > 0;
      this.#share = share;
      // A panel that only moves, for instance below a sentence that wraps to one more line, needs no further frame.
      if (!wasSeen) wakeFrames();
    });
    return () => {
      unsubscribe();
      this.#share = 0;
    };
  }
}
