import type { Palette } from '../theme/palette';
import type { ContextHolder } from './contexts';
import type { DrawnMark } from './describe';
import type { BufferRegion, Ground } from './frame-renderer';
import type { HitTester, StageFrame } from './handle';
import { channels } from './marks/colour';
import type { CreateScene, Highlight, Inset, Place, Scene, SurfaceKind, Viewport } from './scene';
import { type Box, bufferResolution, overlaps, partInside, wholePixels } from './size';
import { openSurface, type Surface } from './surface';

/** Root font size in CSS px at which the design's sizes are given. */
const ROOT_PX = 16;

/** Where a host is in the window; its own size, without a place, where the page is turned by a right angle. */
function boundsOf(host: HTMLElement): Box {
  const bounds = host.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = host;
  const turned = Math.abs(bounds.width - width) > 1 || Math.abs(bounds.height - height) > 1;
  return turned ? { left: 0, top: 0, width, height } : bounds;
}

/** The host's padding: what of it belongs to the page. */
function insetOf(host: HTMLElement): Inset {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(host);
  const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    (px) => Number.parseFloat(px) || 0,
  ) as [number, number, number, number];
  return { top, right, bottom, left };
}

/** Marks an element that is a window onto a larger picture: a drawing in it is drawn as far as the window shows it. */
const WINDOW = '[data-window]';

/**
 * Places along a pixel that vertices may have in a window: few enough for a rasteriser to round each to the same place
 * whichever part the buffer holds.
 */
const PLACES = 64;

/** A scene with its own surface: laid out to a host's size, fed with states, and drawn only when something changed. */
export class Picture<S> implements HitTester {
  /** Times that it drew. */
  draws = 0;
  /** Drawing-buffer pixels to a CSS px; 0 before the first layout. */
  resolution = 0;
  readonly #surface: Surface;
  readonly #scene: Scene<S>;
  #ratio = 0;
  /** The element that shows a part of the drawing; null where all of it can be seen. */
  #window: Element | null = null;
  /** The part that the canvas holds, CSS px from the drawing's left top corner. */
  #part: Box = { left: 0, top: 0, width: 0, height: 0 };
  /** The same as the renderer needs it; undefined where the canvas holds the whole drawing. */
  #region: BufferRegion | undefined;
  readonly #partUniform = new Float32Array(4);
  /** What the scene is laid out for, as text; empty before the first layout. */
  #laidOut = '';
  /** The colour behind everything. */
  #ground: Ground = [0, 0, 0, 1];
  #dirty = true;
  /** Whether a state has arrived since the last drawing. */
  #stepped = false;
  #seen = true;
  #drawnAt = Number.NaN;
  #drawnNow = Number.NEGATIVE_INFINITY;
  /** From this instant on it looks different. */
  #until = Number.NaN;
  #paused = false;
  #pace = 1;
  /** Key of the row that is outlined. */
  #row: string | undefined;
  /** Key of the item that is pointed at, empty for none; undefined without a pointer. */
  #hovered: string | undefined;

  private constructor(surface: Surface, scene: Scene<S>) {
    this.#surface = surface;
    this.#scene = scene;
  }

  /** Opens a surface for `holder` and builds the scene on it; undefined where the browser gives no canvas. */
  static async open<S>(create: CreateScene<S>, holder: ContextHolder): Promise<Picture<S> | undefined> {
    let scene: Scene<S> | undefined;
    const surface = await openSurface((kind) => {
      scene = create(kind);
      return scene.view;
    }, holder);
    return surface && scene ? new Picture(surface, scene) : undefined;
  }

  get canvas(): HTMLCanvasElement {
    return this.#surface.canvas;
  }

  get isLaidOut(): boolean {
    return this.#laidOut !== '';
  }

  /** Its context is lost: what it draws is seen by nobody. */
  get lost(): boolean {
    const { renderer } = this.#surface;
    return 'gl' in renderer && renderer.gl.isContextLost();
  }

  get kind(): SurfaceKind {
    return this.#surface.kind;
  }

  /**
   * Whether the device's pixel ratio, or the part that a window shows, has changed since the layout. It is polled,
   * because a media query for the ratio stays silent if the window keeps its size, and nothing says that a host moved.
   */
  isStale(host: HTMLElement): boolean {
    if (this.#ratio !== devicePixelRatio) return true;
    if (!this.#window) return false;
    const { left, top } = this.#partOf(wholePixels(boundsOf(host), this.#ratio));
    return left !== this.#part.left || top !== this.#part.top;
  }

  /** The part that the canvas has to hold of a drawing at a place of the page. */
  #partOf(place: Box): Box {
    const whole = { ...place, left: 0, top: 0 };
    return this.#window ? partInside(place, this.#window.getBoundingClientRect(), this.#ratio) : whole;
  }

  /**
   * Sizes the drawing buffer to `host`, with at most `ratio` pixels to a CSS px, and lays out the scene, unless nothing changed. Returns false
   * while the host has no size.
   */
  layout(host: HTMLElement, palette: Palette, ratio = devicePixelRatio): boolean {
    this.#ratio = ratio;
    const bounds = boundsOf(host);
    const place = wholePixels(bounds, this.#ratio);
    const { width, height } = place;
    if (width <= 0 || height <= 0) return false;
    this.#window = host.closest(WINDOW);
    const part = this.#partOf(place);
    this.#part = part;
    Object.assign(this.canvas.style, {
      left: `${place.left - bounds.left + part.left}px`,
      top: `${place.top - bounds.top + part.top}px`,
      width: `${part.width}px`,
      height: `${part.height}px`,
    });
    this.#dirty = true;
    const { renderer, maxSide } = this.#surface;
    const resolution = bufferResolution(place, part, this.#ratio, maxSide);
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_PX;
    this.#holdPart(place, part, resolution);
    const inset = insetOf(host);
    const viewport: Viewport = { width, height, resolution, scale, inset, part: this.#partUniform };
    const key = JSON.stringify([width, height, resolution, scale, inset, part.width, part.height, palette]);
    if (key === this.#laidOut) return true;
    this.#laidOut = key;
    this.resolution = resolution;
    renderer.resize(part.width, part.height, resolution);
    this.#ground = [...channels(palette.panel), 1];
    this.#scene.layout(viewport, palette);
    return true;
  }

  /** Notes which part of the drawing the buffer holds. */
  #holdPart({ width, height }: Box, part: Box, resolution: number): void {
    const pixels = (px: number) => Math.round(px * resolution);
    const [left, top, columns, rows] = [pixels(part.left), pixels(part.top), pixels(width), pixels(height)];
    const all = part.width === width && part.height === height;
    this.#region = all ? undefined : { left, top, columns, rows };
    const places = this.#window ? PLACES : 0;
    this.#partUniform.set([-left, pixels(part.height) + top - rows, places, places * resolution]);
  }

  /** Whether the window shows any of it. */
  #isSeen(): boolean {
    return !this.#window || overlaps(this.canvas.getBoundingClientRect(), this.#window.getBoundingClientRect());
  }

  /** What it shows, from the back to the front. */
  async marks(): Promise<readonly DrawnMark[]> {
    const { describeMarks } = await import('./describe');
    return describeMarks(this.#scene.view);
  }

  update(state: S, other?: S): void {
    if (this.#scene.update(state, other)) this.#dirty = true;
    this.#stepped = true;
  }

  choose(choices: unknown): void {
    this.#scene.choose?.(choices);
    this.#dirty = true;
  }

  highlightRow(key: string | undefined): void {
    this.#scene.highlightRow(key);
    // With none before and none now nothing looks another way.
    if (key !== undefined || this.#row !== undefined) this.#dirty = true;
    this.#row = key;
  }

  highlight(highlight: Highlight, state: S): void {
    this.#scene.highlight?.(highlight, state);
    this.#dirty = true;
  }

  instantAt(client: Place): number | undefined {
    return this.#scene.instantAt?.(this.#placeOf(client));
  }

  rowAt(client: Place): string | undefined {
    return this.#scene.rowAt?.(this.#placeOf(client));
  }

  hover(client: Place | undefined): string | undefined {
    const item = this.#scene.hover?.(client && this.#placeOf(client));
    const hovered = client && (item?.key ?? '');
    if (this.#scene.hover && hovered !== this.#hovered) this.#dirty = true;
    this.#hovered = hovered;
    return item?.words;
  }

  incidentAt(client: Place): string | undefined {
    return this.#scene.incidentAt?.(this.#placeOf(client));
  }

  dragged(dx: number, dy: number): number | undefined {
    return this.#scene.dragged?.(dx, dy);
  }

  #placeOf({ x, y }: Place): Place {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: x - left + this.#part.left, y: y - top + this.#part.top };
  }

  /**
   * Draws the scene at `t`, unless it already shows that or, with software rendering, the last drawing is too recent.
   * Returns the instant from which it looks different. `now` is monotonic milliseconds.
   */
  draw({ t, now, rate, pace, reducedMotion, paused }: StageFrame): number {
    if (this.#scene.showsPace && pace !== this.#pace) this.#dirty = true;
    this.#pace = pace;
    const seen = this.#isSeen();
    if (seen !== this.#seen) this.#dirty = true;
    this.#seen = seen;
    const due = this.#surface.software ? this.#dueInSoftware(t, now, rate) : t;
    if (!paused && !this.#dirty && due > t) return due;
    const same = t === this.#drawnAt || (t > this.#drawnAt && t < this.#until);
    const stepped = reducedMotion && this.#stepped;
    if (!this.#dirty && !stepped && same && paused === this.#paused) return this.#until;
    this.#until = this.#scene.draw(t, reducedMotion, paused, pace);
    if (seen) this.#surface.render(this.#ground, this.#region);
    this.draws += 1;
    this.#drawnAt = t;
    this.#drawnNow = now;
    this.#paused = paused;
    this.#dirty = false;
    this.#stepped = false;
    return this.#until;
  }

  /**
   * The instant at which software rendering draws again; not after `t` if it is to draw now. Up to 1× it draws in each of the world's
   * seconds (or what its interval is) as it begins, so that a countdown shows what every other one on the page shows.
   */
  #dueInSoftware(t: number, now: number, rate: number): number {
    const interval = this.#scene.softwareInterval ?? 0;
    if (interval === 0) return t;
    const rested = t + (this.#drawnNow + interval - now) * rate;
    const step = Math.floor(this.#drawnAt / interval);
    if (rate > 1 || Number.isNaN(step)) return rested;
    return Math.floor(t / interval) === step ? Math.min(rested, (step + 1) * interval) : t;
  }

  destroy(): void {
    this.#surface.destroy();
  }
}
