import { wakeFrames } from '../../clock/frames';
import { onApproach, onVisibility } from '../../ui/visibility';

/** Visibility reported for a panel that is off screen but must keep running. */
const MIN_VISIBILITY = 0.001;

/**
 * The element by whose visibility a feed runs. The figure, not the host: where there is no canvas the host is hidden
 * and the table goes on. In a window onto a larger picture the whole panel, of which only the header may be seen; and a
 * figure in a text always runs there, because its width moves what is around it.
 */
function watchedFor(host: HTMLElement): Element {
  const view = host.closest('[data-window]');
  return view ? (host.closest('.panel') ?? view) : (host.parentElement ?? host);
}

/** The visible share of a panel. */
export class PanelVisibility {
  #keptRunning = false;
  /** Ends the wait for it to come near the window. */
  #arrive: (() => void) | undefined;
  /** Visible share of it; undefined until the browser has told. */
  #share: number | undefined;

  /** The panel is on screen, or must run as if it were. */
  get onScreen(): boolean {
    return this.#keptRunning || this.#share !== 0;
  }

  /** Visible share of the panel, 0 to 1; more than 0 if it has to run, `background` or not. */
  visibility(background: boolean): number {
    const share = this.#share ?? 0;
    return this.#keptRunning || background ? Math.max(share, MIN_VISIBILITY) : share;
  }

  /** Makes the panel run as if it were on screen, or ends that. */
  keepRunning(on: boolean): void {
    this.#keptRunning = on;
    if (on) this.#arrive?.();
  }

  /**
   * Calls back once, when the panel of `host` is in the window or near it, or has to run. The function returned stops
   * that.
   */
  onApproach(host: HTMLElement, listener: () => void): () => void {
    const arrive = () => {
      leave();
      listener();
    };
    let stop = () => {};
    const leave = () => {
      stop();
      this.#arrive = undefined;
    };
    this.#arrive = arrive;
    stop = onApproach(watchedFor(host), arrive);
    return leave;
  }

  /** Watches the panel of `host`. After the function returned is called nothing is on screen. */
  watch(host: HTMLElement): () => void {
    const stop = onVisibility(watchedFor(host), [0, 0.01, 0.25, 0.5, 0.75, 1], ({ share }) => {
      const wasSeen = (this.#share ?? 0) > 0;
      this.#share = share;
      // What only moves, as below a sentence that wraps to one more line, needs no further frame.
      if (!wasSeen) wakeFrames();
    });
    return () => {
      stop();
      this.#share = 0;
    };
  }
}
