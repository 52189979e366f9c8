import { onPaletteChange, type Palette, readPalette } from '../theme/palette';
import { type ContextHolder, webglAvailable, webglInUse } from './contexts';
import { type Fit, fitOf, isSeen, isStale } from './fit';
import { loadStageFonts } from './fonts';
import type { Rendering, StageContent, StageFrame, StageHandle, StageStatus, Viewer } from './handle';
import { channels } from './marks/colour';
import { renewSheets } from './marks/sheet';
import { Redraw } from './redraw';
import type { CreateScene, Place, Scene, SurfaceKind } from './scene';
import { visibleArea } from './size';
import { openSurface, type Surface } from './surface';

/**
 * Shortest and longest pause before another attempt to draw, in milliseconds. It doubles with each failure or loss of the graphics device,
 * and begins anew once a surface has been drawing for longer than the longest.
 */
const RETRY_MS = { first: 250, last: 30_000 } as const;

/** Milliseconds after which a stage that fell back to the canvas renderer asks for WebGL again. */
const UPGRADE_MS = 60_000;

/** A surface and its scene, and all that is known of the two. They come and go together. */
interface Opened<S> {
  readonly surface: Surface;
  readonly scene: Scene<S>;
  readonly redraw: Redraw;
  /** Value of a shader's `uPart`. */
  readonly part: Float32Array;
  /** Undefined before the first layout. */
  fit?: Fit;
  /** Cache key of the layout. */
  layout?: string;
  choices?: unknown;
  /** What the scene has taken since its layout. */
  content?: StageContent<S> | undefined;
  /** Key of the item that is pointed at, empty for none; undefined without a pointer. */
  hovered?: string | undefined;
  draws: number;
}

/**
 * Draws one dashboard's scene on a surface, and lives as long as the document. Pages attach and detach it, and what it has opened stays.
 * After an error or a lost graphics context it opens another surface itself.
 */
export class Stage<S> implements StageHandle<S>, ContextHolder {
  readonly #create: CreateScene<S>;
  #status: StageStatus = 'opening';
  #opened: Opened<S> | undefined;
  #host: HTMLElement | undefined;
  #viewer: Viewer | undefined;
  #palette: Palette = readPalette();
  #resized = true;
  /** The frame that was drawn last. */
  #drawn: StageFrame<S> | undefined;
  #opening = false;
  #disposed = false;
  #failures = 0;
  #retryAt = 0;
  #openedAt = 0;
  #hadWebgl = false;
  #upgradeAt = Number.POSITIVE_INFINITY;
  readonly #resizes = new ResizeObserver(() => this.moved());
  readonly #stopPalette = onPaletteChange(() => {
    this.#palette = readPalette();
    this.moved();
  });

  constructor(create: CreateScene<S>) {
    this.#create = create;
  }

  get status(): StageStatus {
    return this.#status;
  }

  get surfaceKind(): SurfaceKind | undefined {
    return this.#opened?.surface.kind;
  }

  get scene(): Scene<S> | undefined {
    return this.#opened?.fit && this.#opened.scene;
  }

  get rendering(): Rendering | undefined {
    const opened = this.#opened;
    if (!opened?.fit || opened.draws === 0) return undefined;
    const { surface, scene, draws, fit } = opened;
    const marks = () => import('./describe').then(({ describeMarks }) => describeMarks(scene.view));
    return { renderer: surface.kind, pixelRatio: fit.viewport.resolution, draws, marks };
  }

  get attached(): boolean {
    return this.#host !== undefined;
  }

  attach(host: HTMLElement, viewer: Viewer): void {
    this.detach();
    this.#host = host;
    this.#viewer = viewer;
    this.#resizes.observe(host);
    this.#resized = true;
    if (this.#opened) host.append(this.#opened.surface.canvas);
    viewer.changed(this.#status);
  }

  detach(): void {
    this.#resizes.disconnect();
    // Nobody points at what is off the page, and the next host is not to see what the last one pointed at.
    this.hover(undefined);
    this.#opened?.surface.canvas.remove();
    this.#host = undefined;
    this.#viewer = undefined;
    // What it shows on the next page is up to date only once it has drawn there.
    if (this.#status === 'drawing') this.#status = 'opening';
  }

  moved(): void {
    this.#resized = true;
    this.#viewer?.requestFrame();
  }

  placeOf({ x, y }: Place): Place {
    const { left = 0, top = 0 } = this.#opened?.surface.canvas.getBoundingClientRect() ?? {};
    const { part } = this.#opened?.fit ?? {};
    return { x: x - left + (part?.left ?? 0), y: y - top + (part?.top ?? 0) };
  }

  hover(client: Place | undefined): string | undefined {
    const { scene } = this;
    if (!scene?.hover || !this.#opened) return undefined;
    const item = scene.hover(client && this.placeOf(client));
    const hovered = client && (item?.key ?? '');
    if (hovered !== this.#opened.hovered) this.#opened.redraw.invalidate();
    this.#opened.hovered = hovered;
    return item?.words;
  }

  frame(frame: StageFrame<S>): number {
    const { now } = frame;
    const host = this.#host;
    if (!host || this.#status === 'unavailable') return Number.POSITIVE_INFINITY;
    const opened = this.#opened;
    if (!opened) {
      if (!this.#opening && now >= this.#retryAt) void this.#open(now);
      return Number.NEGATIVE_INFINITY;
    }
    if (now >= this.#upgradeAt && this.#upgrade(now)) return Number.NEGATIVE_INFINITY;
    try {
      if (this.#resized || !opened.fit || isStale(opened.fit, host)) {
        if (!this.#layOut(opened, host, frame)) return Number.NEGATIVE_INFINITY;
        this.#resized = false;
      }
      const until = this.#draw(opened, frame);
      this.#drawn = frame;
      if (now - this.#openedAt > RETRY_MS.last) this.#failures = 0;
      this.#report('drawing');
      return until;
    } catch (error) {
      this.#fail(now, error);
      return Number.NEGATIVE_INFINITY;
    }
  }

  renderToCanvas(ratio: number): HTMLCanvasElement | undefined {
    const [opened, host, drawn] = [this.#opened, this.#host, this.#drawn];
    if (!opened || !host || !drawn || this.#status !== 'drawing') return undefined;
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d');
    const { canvas } = opened.surface;
    try {
      if (!context || !this.#layOut(opened, host, drawn, ratio)) return undefined;
      this.#draw(opened, drawn);
      // What a canvas shows can be read only until the browser has painted it.
      Object.assign(copy, { width: canvas.width, height: canvas.height });
      context.drawImage(canvas, 0, 0);
      return copy;
    } finally {
      this.#resized = true;
      this.frame(drawn);
    }
  }

  /** Frees everything. The stage cannot be used again. */
  dispose(): void {
    this.#disposed = true;
    this.detach();
    this.#stopPalette();
    this.#close();
  }

  visibleArea(): number {
    return this.#host ? visibleArea(this.#host.getBoundingClientRect()) : -1;
  }

  /** Another drawing needs it more: this one goes on without, on the canvas renderer. */
  giveUpContext(): void {
    this.#close();
    this.#report('opening');
    this.#viewer?.requestFrame();
  }

  /** Lays the scene out in its host, unless it is already laid out so. Returns false while the host has no size. */
  #layOut(opened: Opened<S>, host: HTMLElement, { choices }: StageContent<S>, ratio = devicePixelRatio): boolean {
    const { surface, scene, redraw, part } = opened;
    const palette = this.#palette;
    this.#choose(opened, choices);
    const fit = fitOf(host, ratio, surface.maxSide);
    if (!fit) return false;
    opened.fit = fit;
    part.set(fit.uniform);
    Object.assign(surface.canvas.style, fit.style);
    redraw.invalidate();
    opened.content = undefined;
    const { viewport } = fit;
    const { width, height } = fit.part;
    const key = JSON.stringify([viewport, width, height, palette]);
    if (key === opened.layout) return true;
    opened.layout = key;
    surface.renderer.resize(width, height, viewport.resolution);
    scene.layout({ ...viewport, part }, palette);
    return true;
  }

  #choose(opened: Opened<S>, choices: unknown): void {
    if (choices === opened.choices) return;
    opened.choices = choices;
    opened.scene.choose?.(choices);
    opened.redraw.invalidate();
  }

  /** Hands a scene that is laid out what is new to it. */
  #take(opened: Opened<S>, { state, other, choices, row, highlight }: StageContent<S>): void {
    const { scene, redraw, content: last } = opened;
    this.#choose(opened, choices);
    opened.content = { state, other, choices, row, highlight };
    if (!last || state !== last.state || other !== last.other) {
      if (scene.update(state, other)) redraw.invalidate();
      redraw.step();
    }
    if (!last || row !== last.row) {
      scene.highlightRow(row);
      redraw.invalidate();
    }
    if (!last || highlight !== last.highlight) {
      scene.highlight?.(highlight, state);
      redraw.invalidate();
    }
  }

  /** Draws the scene unless it looks as it did. Returns the instant from which it looks different. */
  #draw(opened: Opened<S>, frame: StageFrame<S>): number {
    this.#take(opened, frame);
    const { surface, scene, redraw, fit } = opened;
    const seen = !fit || isSeen(fit, surface.canvas);
    const rest = redraw.restsUntil(frame, seen);
    if (rest !== undefined) return rest;
    const until = scene.draw(frame.t, frame.reducedMotion, frame.paused, frame.pace);
    if (seen) surface.render([...channels(this.#palette.panel), 1], fit?.region);
    opened.draws += 1;
    redraw.drawn(frame, seen, until);
    return until;
  }

  async #open(now: number): Promise<void> {
    this.#opening = true;
    try {
      await loadStageFonts();
      let scene: Scene<S> | undefined;
      const surface = await openSurface((kind) => {
        scene = this.#create(kind);
        return scene.view;
      }, this);
      if (this.#disposed) return surface?.destroy();
      if (!surface || !scene) return this.#report('unavailable');
      const redraw = new Redraw(scene, surface.software);
      this.#opened = { surface, scene, redraw, part: new Float32Array(4), draws: 0 };
      surface.canvas.addEventListener('webglcontextlost', this.#lost);
      // Browsers withhold WebGL for some minutes from a page whose graphics device crashed repeatedly.
      this.#openedAt = now;
      this.#hadWebgl ||= webglInUse();
      this.#upgradeAt = this.#hadWebgl && surface.kind === 'canvas' ? now + UPGRADE_MS : Number.POSITIVE_INFINITY;
      this.#host?.append(surface.canvas);
      // While it was being opened, nobody listened.
      if (surface.isLost()) this.#lost();
    } catch (error) {
      this.#fail(now, error);
    } finally {
      this.#opening = false;
    }
  }

  /**
   * A lost context loses textures and buffers, and after a crash of the GPU process some do not return, so start from
   * scratch.
   */
  readonly #lost = () => {
    this.#close();
    this.#wait(this.#drawn?.now ?? 0);
    renewSheets();
    this.#report('lost');
    this.#viewer?.requestFrame();
  };

  /** Puts the next attempt off, longer each time. */
  #wait(now: number): void {
    this.#retryAt = now + Math.min(RETRY_MS.first * 2 ** this.#failures, RETRY_MS.last);
    this.#failures += 1;
  }

  /** Drops the canvas renderer's surface once WebGL is available again. */
  #upgrade(now: number): boolean {
    const available = webglAvailable(this);
    if (available) this.#close();
    else this.#upgradeAt = now + UPGRADE_MS;
    return available;
  }

  #close(): void {
    const { surface } = this.#opened ?? {};
    this.#opened = undefined;
    surface?.canvas.removeEventListener('webglcontextlost', this.#lost);
    try {
      surface?.destroy();
    } catch {
      // A renderer that failed half way may fail again on the way out; its canvas is dropped all the same.
      surface?.canvas.remove();
    }
  }

  #fail(now: number, error: unknown): void {
    if (this.#failures === 0) console.error('Drawing failed; it is tried again.', error);
    this.#wait(now);
    this.#close();
    this.#report('failed');
  }

  #report(status: StageStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#viewer?.changed(status);
  }
}
