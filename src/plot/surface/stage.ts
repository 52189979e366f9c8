// `plot/surface`: opens, loses and reopens a canvas with its renderer, and decides when to draw. Nothing here knows a
// mark.

import { onPaletteChange, type Palette, readPalette } from '../../theme/palette';
import { AT_ONCE, NEVER } from '../grammar/motion';
import type { Place } from '../grammar/rect';
import { type ContextHolder, webglAvailable, webglKnown } from './contexts';
import { loadStageFonts } from './fonts';
import type { Rendering, StageFrame, StageHandle, StageStatus, Viewer } from './handle';
import { Retry } from './retry';
import type { CreateScene, Scene, SurfaceKind } from './scene';
import { SceneSurface } from './scene-surface';
import { renewSheets } from './sheet';
import { visibleArea } from './size';
import { openSurface } from './surface';

/** Milliseconds after which a stage that fell back to the canvas renderer asks for WebGL again. */
const UPGRADE_MS = 60_000;

/**
 * Draws one dashboard's scene on a surface. It lives as long as the document: pages attach and detach it, and its
 * surface stays open. After an error or a lost graphics context it opens another surface by itself.
 */
export class Stage<S> implements StageHandle<S>, ContextHolder {
  readonly #create: CreateScene<S>;
  #status: StageStatus = 'opening';
  #opened: SceneSurface<S> | undefined;
  #host: HTMLElement | undefined;
  #viewer: Viewer | undefined;
  #palette: Palette = readPalette();
  #resized = true;
  /** Monotonic milliseconds of the last frame, drawn or not. */
  #now = 0;
  /** The frame drawn last. */
  #drawn: StageFrame<S> | undefined;
  /** The attempt to open a surface that is under way; undefined if there is none, or if it has been given up. */
  #attempt: symbol | undefined;
  readonly #retry = new Retry();
  #upgradeAt = NEVER;
  readonly #resizes = new ResizeObserver(() => this.moved());
  readonly #unsubscribePalette = onPaletteChange(() => {
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
    return this.#opened?.scene;
  }

  get rendering(): Rendering | undefined {
    return this.#opened?.rendering;
  }

  get isAttached(): boolean {
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
    // Off the page nothing is pointed at, and the next host must not inherit the highlight.
    this.hover(undefined);
    this.#opened?.surface.canvas.remove();
    this.#host = undefined;
    this.#viewer = undefined;
    // On the next page the picture is current only once it has been drawn there.
    if (this.#status === 'drawing') this.#status = 'opening';
  }

  moved(): void {
    this.#resized = true;
    this.#viewer?.requestFrame();
  }

  placeOf(client: Place): Place {
    return this.#opened?.placeOf(client) ?? client;
  }

  hover(client: Place | undefined): string | undefined {
    return this.#opened?.hover(client);
  }

  frame(frame: StageFrame<S>): number {
    const { now } = frame;
    this.#now = now;
    const host = this.#host;
    if (!host || this.#status === 'unavailable') return NEVER;
    const opened = this.#opened;
    if (!opened) {
      if (!this.#attempt && this.#retry.isOver(now)) void this.#open();
      return AT_ONCE;
    }
    if (now >= this.#upgradeAt && this.#upgrade()) return AT_ONCE;
    try {
      if (this.#resized || !opened.isLaidOut(host)) {
        if (!opened.layOut(host, this.#palette, frame.choices)) return AT_ONCE;
        this.#resized = false;
      }
      const until = opened.draw(frame, this.#palette);
      this.#drawn = frame;
      this.#retry.drawn(now);
      this.#report('drawing');
      return until;
    } catch (error) {
      this.#fail(error);
      return AT_ONCE;
    }
  }

  renderToCanvas(ratio: number): HTMLCanvasElement | undefined {
    const [opened, host, drawn] = [this.#opened, this.#host, this.#drawn];
    if (!opened || !host || !drawn || this.#status !== 'drawing') return undefined;
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d');
    const { canvas } = opened.surface;
    try {
      if (!context || !opened.layOut(host, this.#palette, drawn.choices, ratio)) return undefined;
      opened.draw(drawn, this.#palette);
      // The content of a canvas can be read only until the browser has painted it.
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
    this.detach();
    this.#unsubscribePalette();
    this.#close();
  }

  visibleArea(): number {
    return this.#host ? visibleArea(this.#host.getBoundingClientRect()) : -1;
  }

  /**
   * Drops the surface, also one that is being opened, for a drawing that needs its context more. The next frame opens
   * another.
   */
  giveUpContext(): void {
    this.#close();
    this.#report('opening');
    this.#viewer?.requestFrame();
  }

  async #open(): Promise<void> {
    const attempt = Symbol('attempt');
    this.#attempt = attempt;
    try {
      await loadStageFonts();
      let scene: Scene<S> | undefined;
      const surface = await openSurface((kind) => {
        scene = this.#create(kind);
        return scene.container;
      }, this);
      if (this.#attempt !== attempt) return surface?.destroy();
      this.#attempt = undefined;
      if (!surface || !scene) return this.#report('unavailable');
      this.#opened = new SceneSurface(surface, scene);
      surface.canvas.addEventListener('webglcontextlost', this.#lost);
      // Browsers withhold WebGL for some minutes from a page whose graphics device crashed repeatedly.
      this.#retry.opened(this.#now);
      this.#upgradeAt = surface.kind === 'canvas' && webglKnown() ? this.#now + UPGRADE_MS : NEVER;
      this.#host?.append(surface.canvas);
      // A loss during opening reached no listener.
      if (surface.isLost()) this.#lost();
    } catch (error) {
      if (this.#attempt === attempt) this.#fail(error);
    }
  }

  /**
   * Starts from scratch: a lost context loses textures and buffers, and after a crash of the GPU process some do not
   * return.
   */
  readonly #lost = () => {
    this.#close();
    this.#retry.fail(this.#now);
    renewSheets();
    this.#report('lost');
    this.#viewer?.requestFrame();
  };

  /** Drops the canvas renderer's surface for another once WebGL is available again. */
  #upgrade(): boolean {
    const available = webglAvailable(this);
    if (available) this.giveUpContext();
    else this.#upgradeAt = this.#now + UPGRADE_MS;
    return available;
  }

  #close(): void {
    this.#attempt = undefined;
    const { surface } = this.#opened ?? {};
    this.#opened = undefined;
    surface?.canvas.removeEventListener('webglcontextlost', this.#lost);
    try {
      surface?.destroy();
    } catch {
      // A renderer that failed half way may fail again while it is destroyed; its canvas is dropped all the same.
      surface?.canvas.remove();
    }
  }

  #fail(error: unknown): void {
    if (this.#retry.isFirst) console.error('Drawing failed; it is tried again.', error);
    this.#retry.fail(this.#now);
    this.#close();
    this.#report('failed');
  }

  #report(status: StageStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#viewer?.changed(status);
  }
}
