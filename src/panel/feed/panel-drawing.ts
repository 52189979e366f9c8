import { wakeFrames } from '../../clock/frames';
import type { Dashboard } from '../../dashboards/contract';
import { type Attempts, loadWithRetries } from '../../loading/load-with-retries';
import type { Highlight } from '../../plot/grammar/highlight';
import type { Place } from '../../plot/grammar/rect';
import type { StageHandle } from '../../plot/surface/handle';
import { createPointedThing } from '../../session/pointed';
import type { FeedStatus } from './feed-status';

type Load = NonNullable<Dashboard['loadScene']>;

/** Loaders of drawings whose code has arrived. */
const loaded = new WeakSet<Load>();

/** True once a drawing's code has arrived, so that it can be shown at once. */
export const isLoaded = (load: Load): boolean => loaded.has(load);

/** A panel's drawing: its stage, which is loaded on demand, and the parts that are highlighted in it. */
export class PanelDrawing {
  /** Key of the table row whose sample is outlined. */
  readonly row = createPointedThing<string>();
  /** Undefined until the drawing's code has arrived. */
  stage: StageHandle<unknown> | undefined;
  highlighted: Highlight = { instant: undefined, selected: undefined };
  #loading: Attempts | undefined;
  /** True while loading the drawing's code has failed. */
  #missing = false;
  readonly #changed: (status: Pick<FeedStatus, 'stage' | 'drawnBy'>) => void;

  /** `changed` is called at each change of the stage’s status. */
  constructor(changed: (status: Pick<FeedStatus, 'stage' | 'drawnBy'>) => void) {
    this.#changed = changed;
    this.row.subscribe(wakeFrames);
  }

  /** Highlights the instant and the incident that a visitor points at or has selected anywhere on the page. */
  highlight(highlight: Highlight): void {
    this.highlighted = highlight;
    wakeFrames();
  }

  /** Loads the stage, with retries, and attaches it inside `host`. */
  open(load: Load, host: HTMLElement): void {
    this.#loading = loadWithRetries(
      () => Promise.all([import('../../plot/surface/cache'), load()]),
      ([{ acquireStage }, create]) => {
        loaded.add(load);
        const stage = acquireStage(load, create);
        this.stage = stage;
        this.#missing = false;
        const changed = () => this.#changed({ stage: stage.status, drawnBy: stage.surfaceKind });
        stage.attach(host, { changed, requestFrame: wakeFrames });
        wakeFrames();
      },
      (error) => {
        if (!this.#missing) console.error('The drawing could not be loaded.', error);
        this.#missing = true;
        this.#changed({ stage: 'missing', drawnBy: undefined });
      },
    );
  }

  /** Retries at once to load the stage's code. */
  readonly retry = (): void => this.#loading?.retry();

  /** Removes the stage from the page, and stops loading it. */
  close(): void {
    this.#loading?.stop();
    this.stage?.detach();
    this.stage = undefined;
  }

  /** Key of the table's row of the mark at a place of the picture; undefined if there is none. */
  rowAt(client: Place): string | undefined {
    return this.stage?.scene?.rowAt?.(this.stage.placeOf(client));
  }

  /** The instant drawn at a place of the picture; undefined if there is none. */
  instantAt(client: Place): number | undefined {
    return this.stage?.scene?.instantAt?.(this.stage.placeOf(client));
  }
}
