import type { Palette } from '../theme/palette';
import type { Ground } from './frame';
import { channels } from './marks/colour';
import type { Attention, CreateScene, Scene, SurfaceKind, Viewport } from './scene';
import { bufferResolution, wholePixels } from './size';
import { openSurface, type Surface } from './surface';

/** Root font size in CSS px at which the design's sizes are given. */
const ROOT_PX = 16;

/** A scene on a surface of its own: laid out to a host's size, fed, and drawn only when something changed. */
export class Picture<S> {
  readonly #surface: Surface;
  readonly #scene: Scene<S>;
  #ratio = 0;
  /** What was laid out for, as text. */
  #laidOut = '';
  /** The colour behind everything. */
  #ground: Ground = [0, 0, 0, 1];
  #dirty = true;
  /** A state came since it was drawn: what does not move between states stands elsewhere with each. */
  #stepped = false;
  #drawnAt = Number.NaN;
  /** From this instant on it looks different. */
  #until = Number.NaN;
  #resting = false;

  private constructor(surface: Surface, scene: Scene<S>) {
    this.#surface = surface;
    this.#scene = scene;
  }

  /** Opens a surface and builds the scene on it; undefined where the browser gives no canvas. */
  static async open<S>(create: CreateScene<S>): Promise<Picture<S> | undefined> {
    let scene: Scene<S> | undefined;
    const surface = await openSurface((kind) => {
      scene = create(kind);
      return scene.view;
    });
    return surface && scene ? new Picture(surface, scene) : undefined;
  }

  get canvas(): HTMLCanvasElement {
    return this.#surface.canvas;
  }

  get kind(): SurfaceKind {
    return this.#surface.kind;
  }

  /**
   * True when the device's pixel ratio is no longer the one laid out for. Asked and not heard of: a query of the ratio stays silent where
   * the window keeps its size.
   */
  get stale(): boolean {
    return this.#ratio !== devicePixelRatio;
  }

  /**
   * Sizes the drawing buffer to `host` and places everything, unless that is how it stands already. False
   * while the host has no size.
   */
  layout(host: HTMLElement, palette: Palette): boolean {
    this.#ratio = devicePixelRatio;
    const bounds = host.getBoundingClientRect();
    const place = wholePixels(bounds, this.#ratio);
    const { width, height } = place;
    if (width <= 0 || height <= 0) return false;
    Object.assign(this.canvas.style, {
      left: `${place.left - bounds.left}px`,
      top: `${place.top - bounds.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#dirty = true;
    const { renderer, maxSide } = this.#surface;
    const resolution = bufferResolution(width, height, this.#ratio, maxSide);
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_PX;
    const viewport: Viewport = { width, height, resolution, scale };
    const key = JSON.stringify([viewport, palette]);
    if (key === this.#laidOut) return true;
    this.#laidOut = key;
    renderer.resize(width, height, resolution);
    this.#ground = [...channels(palette.panel), 1];
    this.#scene.layout(viewport, palette);
    return true;
  }

  update(state: S): void {
    if (this.#scene.update(state)) this.#dirty = true;
    this.#stepped = true;
  }

  point(row: number | null): void {
    this.#scene.point(row);
    this.#dirty = true;
  }

  attend(attention: Attention): void {
    this.#scene.attend?.(attention);
    this.#dirty = true;
  }

  instantAt(clientX: number, clientY: number): number | undefined {
    const { left, top } = this.canvas.getBoundingClientRect();
    return this.#scene.instantAt?.(clientX - left, clientY - top);
  }

  /** Draws the scene as it stands at `t` unless that is what it shows already. Returns from which instant on it looks different. */
  draw(t: number, settled: boolean, resting: boolean): number {
    const same = t === this.#drawnAt || (t > this.#drawnAt && t < this.#until);
    const stepped = settled && this.#stepped;
    if (!this.#dirty && !stepped && same && resting === this.#resting) return this.#until;
    this.#until = this.#scene.draw(t, settled, resting);
    this.#surface.render(this.#ground);
    this.#drawnAt = t;
    this.#resting = resting;
    this.#dirty = false;
    this.#stepped = false;
    return this.#until;
  }

  destroy(): void {
    this.#surface.destroy();
  }
}
