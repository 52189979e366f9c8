import { wakeFrames } from '../clock/frames';
import type { Dashboard } from '../dashboards/contract';
import { type Attempts, keepTrying } from '../loading/keep-trying';
import type { Drawing, StageFrame, StageHandle } from '../stage/handle';
import type { Attention, Place } from '../stage/scene';
import type { FeedStatus } from './feed-status';

/**
 * Has a dashboard's stage draw what a panel shows. A stage is loaded on demand: what it was told before it was there, it is told when it
 * comes.
 */
export class StageDriver<S> {
  readonly #changed: (status: Pick<FeedStatus, 'stage' | 'drawnBy'>) => void;
  #stage: StageHandle<S> | undefined;
  #state: S | undefined;
  #row: number | null = null;
  #attention: Attention = { instant: undefined, incident: undefined };
  #now = 0;
  #loading: Attempts | undefined;
  /** Its code could not be loaded yet. */
  #missing = false;

  /** `changed` hears of each change of the stage's status. */
  constructor(changed: (status: Pick<FeedStatus, 'stage' | 'drawnBy'>) => void) {
    this.#changed = changed;
  }

  /** Loads the stage, trying again where that fails, and attaches it inside `host`. `key` names the stage that is kept between visits. */
  open(load: NonNullable<Dashboard<S>['stage']>, host: HTMLElement, key: string): void {
    this.#loading = keepTrying(
      () => Promise.all([import('../stage/cache'), load()]),
      ([{ keepStage }, create]) => {
        const stage = keepStage(key, create);
        stage.attach(host);
        stage.changed = () => this.#changed({ stage: stage.status, drawnBy: stage.kind });
        stage.askFrame = wakeFrames;
        if (this.#state !== undefined) stage.update(this.#state, this.#now);
        stage.point(this.#row, this.#now);
        stage.attend(this.#attention, this.#now);
        this.#stage = stage;
        this.#missing = false;
        stage.changed(stage.status);
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
  readonly again = (): void => this.#loading?.again();

  /** Takes the stage off the page, and stops loading it. */
  close(): void {
    this.#loading?.stop();
    this.#stage?.detach();
    this.#stage = undefined;
  }

  /** How the stage draws; undefined until it has drawn. */
  get drawing(): Drawing | undefined {
    return this.#stage?.drawing;
  }

  /** Hands over a new state. `now` is monotonic milliseconds. */
  update(state: S, now: number): void {
    this.#state = state;
    this.#now = now;
    this.#stage?.update(state, now);
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

  /** Outlines the sample of a table row, or none. */
  point(row: number | null): void {
    this.#row = row;
    this.#stage?.point(row, this.#now);
    wakeFrames();
  }

  /** Marks what the visitor looks at anywhere on the page. */
  attend(attention: Attention): void {
    this.#attention = attention;
    this.#stage?.attend(attention, this.#now);
    wakeFrames();
  }

  /** The instant that is drawn at a place of the window, in CSS px; undefined where none is. */
  instantAt(clientX: number, clientY: number): number | undefined {
    return this.#stage?.instantAt(clientX, clientY);
  }

  /** The row of the table that stands for the mark at a place of the window, in CSS px; undefined where none does. */
  rowAt(clientX: number, clientY: number): number | undefined {
    return this.#stage?.rowAt(clientX, clientY);
  }

  /** Has the drawing outline what is at a place of the window, or nothing; returns what it is, where the table has no row for it. */
  hover(client: Place | undefined): string | undefined {
    return this.#stage?.hover(client);
  }

  /** The correlation id of the incident that is drawn at a place of the window, if any. */
  incidentAt(client: Place): string | undefined {
    return this.#stage?.incidentAt(client);
  }

  /** World milliseconds by which a drag of so many CSS px moves through time; undefined where the drawing cannot be dragged. */
  dragged(dx: number, dy: number): number | undefined {
    return this.#stage?.dragged(dx, dy);
  }
}
