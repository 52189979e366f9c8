import { wakeFrames } from '../../clock/frames';
import type { Dashboard } from '../../dashboards/contract';
import { type Attempts, loadWithRetries } from '../../loading/load-with-retries';
import type { Drawing, HitTester, StageFrame, StageHandle } from '../../plot/handle';
import type { Highlight } from '../../plot/scene';
import { createPointed } from '../../session/pointed';
import type { FeedStatus } from './feed-status';

/** The drawings whose code has arrived. */
const loaded = new WeakSet<NonNullable<Dashboard['stage']>>();

/** Whether a drawing's code has arrived, so that it can be there at once. */
export const isLoaded = (load: NonNullable<Dashboard['stage']>): boolean => loaded.has(load);

/**
 * Passes a panel’s state to the dashboard’s stage. The stage is loaded on demand; what it missed until then is passed
 * on when it arrives.
 */
export class StageDriver {
  /** Key of the table's row whose sample is outlined. */
  readonly row = createPointed<string>();
  readonly #changed: (status: Pick<FeedStatus, 'stage' | 'drawnBy'>) => void;
  #stage: StageHandle<unknown> | undefined;
  #state: unknown;
  #other: unknown;
  #choices: unknown;
  #highlight: Highlight = { instant: undefined, incident: undefined };
  #now = 0;
  #loading: Attempts | undefined;
  /** Its code could not be loaded yet. */
  #missing = false;

  /** `changed` is called at each change of the stage’s status. */
  constructor(changed: (status: Pick<FeedStatus, 'stage' | 'drawnBy'>) => void) {
    this.#changed = changed;
    this.row.subscribe(() => {
      this.#stage?.highlightRow(this.row.value, this.#now);
      wakeFrames();
    });
  }

  /** Loads the stage, trying again where that fails, and attaches it inside `host`. `key` names the stage that is kept between visits. */
  open(load: NonNullable<Dashboard['stage']>, host: HTMLElement, key: string): void {
    this.#loading = loadWithRetries(
      () => Promise.all([import('../../plot/cache'), load()]),
      ([{ acquireStage }, create]) => {
        loaded.add(load);
        const stage = acquireStage(key, create);
        stage.attach(host);
        stage.onStatusChange = () => this.#changed({ stage: stage.status, drawnBy: stage.surfaceKind });
        stage.requestFrame = wakeFrames;
        if (this.#choices !== undefined) stage.choose(this.#choices, this.#now);
        if (this.#state !== undefined) stage.update(this.#state, this.#other, this.#now);
        stage.highlightRow(this.row.value, this.#now);
        stage.highlight(this.#highlight, this.#now);
        this.#stage = stage;
        this.#missing = false;
        stage.onStatusChange(stage.status);
        wakeFrames();
      },
      (error) => {
        if (!this.#missing) console.error('The drawing could not be loaded.', error);
        this.#missing = true;
        this.#changed({ stage: 'missing', drawnBy: undefined });
      },
    );
  }

  /** Tries at once to load the stage's code. */
  readonly retry = (): void => this.#loading?.retry();

  /** Takes the stage off the page, and stops loading it. */
  close(): void {
    this.#loading?.stop();
    this.#stage?.detach();
    this.#stage = undefined;
  }

  /** What can be pointed at; undefined while there is none. */
  get hitTester(): HitTester | undefined {
    return this.#stage?.hitTester;
  }

  /** How the stage draws; undefined until it has drawn. */
  get drawing(): Drawing | undefined {
    return this.#stage?.drawing;
  }

  /** Hands over a new state, and the one that it is compared with. `now` is monotonic milliseconds. */
  update(state: unknown, other: unknown, now: number): void {
    this.#state = state;
    this.#other = other;
    this.#now = now;
    this.#stage?.update(state, other, now);
  }

  /** Brings the picture up to the frame; see `StageHandle`. Undefined while there is no stage. */
  frame(frame: StageFrame): number | undefined {
    this.#now = frame.now;
    return this.#stage?.frame(frame);
  }

  /** Places the drawing again on whole device pixels, after its panel has moved. */
  moved(): void {
    this.#stage?.moved();
  }

  /** Hands over the dashboard's display choices. */
  choose(choices: unknown): void {
    this.#choices = choices;
    this.#stage?.choose(choices, this.#now);
  }

  /** Highlights the instant and the incident that the visitor points at or selected anywhere on the page. */
  highlight(highlight: Highlight): void {
    this.#highlight = highlight;
    this.#stage?.highlight(highlight, this.#now);
    wakeFrames();
  }

  /** What the stage shows, at `ratio` pixels to a CSS px; see `StageHandle`. */
  renderToCanvas(ratio: number): HTMLCanvasElement | undefined {
    return this.#stage?.renderToCanvas(ratio);
  }
}
