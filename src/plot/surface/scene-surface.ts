import { isEqual } from '../../sim/math/equality';
import type { Palette } from '../../theme/palette';
import { pictureBox } from '../../theme/picture-box';
import { rgbOf } from '../grammar/colour';
import type { Place } from '../grammar/rect';
import { type Fit, fitOf, isSeen, isStale } from './fit';
import type { Rendering, StageContent, StageFrame } from './handle';
import { Redraw } from './redraw';
import type { Scene } from './scene';
import type { Surface } from './surface';

/** A surface and its scene, which are created and freed together, with the state of both. */
export class SceneSurface<S> {
  readonly surface: Surface;
  readonly #scene: Scene<S>;
  readonly #redraw: Redraw;
  /** Value of a shader's `uPart`. */
  readonly #part = new Float32Array(4);
  /** Undefined before the first layout. */
  #fit: Fit | undefined;
  /** Cache key of the layout. */
  #layout: string | undefined;
  #choices: unknown;
  /** Content that the scene has taken since its layout. */
  #content: StageContent<S> | undefined;
  /** Key of the item under the pointer, empty for none; undefined without a pointer. */
  #hovered: string | undefined;
  #draws = 0;

  constructor(surface: Surface, scene: Scene<S>) {
    this.surface = surface;
    this.#scene = scene;
    this.#redraw = new Redraw(scene, surface.isSoftware);
  }

  /** The scene; undefined before its first layout. */
  get scene(): Scene<S> | undefined {
    return this.#fit && this.#scene;
  }

  get rendering(): Rendering | undefined {
    if (!this.#fit || this.#draws === 0) return undefined;
    return { renderer: this.surface.kind, pixelRatio: this.#fit.viewport.resolution, draws: this.#draws };
  }

  placeOf({ x, y }: Place): Place {
    const { left, top } = pictureBox(this.surface.canvas);
    const { part } = this.#fit ?? {};
    return { x: x - left + (part?.x ?? 0), y: y - top + (part?.y ?? 0) };
  }

  hover(client: Place | undefined): string | undefined {
    const { scene } = this;
    if (!scene?.hover) return undefined;
    const item = scene.hover(client && this.placeOf(client));
    const hovered = client && (item?.key ?? '');
    if (hovered !== this.#hovered) this.#redraw.invalidate();
    this.#hovered = hovered;
    return item?.words;
  }

  /** True if the scene is laid out for `host` as it is now, apart from its size. */
  isLaidOut(host: HTMLElement): boolean {
    return this.#fit !== undefined && !isStale(this.#fit, host);
  }

  /** Lays the scene out in its host, unless that is done already. Returns false while the host has no size. */
  layOut(host: HTMLElement, palette: Palette, choices: unknown, ratio = devicePixelRatio): boolean {
    const { surface } = this;
    this.#choose(choices);
    const fit = fitOf(host, ratio, surface.maxSide);
    if (!fit) return false;
    this.#fit = fit;
    this.#part.set(fit.uniform);
    Object.assign(surface.canvas.style, fit.style);
    this.#redraw.invalidate();
    this.#content = undefined;
    const { viewport } = fit;
    const { width, height } = fit.part;
    const key = JSON.stringify([viewport, width, height, palette]);
    if (key === this.#layout) return true;
    this.#layout = key;
    surface.renderer.resize(width, height, viewport.resolution);
    this.#scene.layout({ ...viewport, part: this.#part }, palette);
    return true;
  }

  /** Draws the scene unless it looks the same. Returns the instant from which it looks different. */
  draw(frame: StageFrame<S>, palette: Palette): number {
    this.#take(frame);
    const { surface } = this;
    const seen = !this.#fit || isSeen(this.#fit, surface.canvas);
    const rest = this.#redraw.restsUntil(frame, seen);
    if (rest !== undefined) return rest;
    const until = this.#scene.draw(frame);
    if (seen) surface.render([...rgbOf(palette.panel), 1], this.#fit?.region);
    this.#draws += 1;
    this.#redraw.drawn(frame, seen, until);
    return until;
  }

  #choose(choices: unknown): void {
    if (choices === this.#choices) return;
    this.#choices = choices;
    this.#scene.choose?.(choices);
    this.#redraw.invalidate();
  }

  /** Hands the changed parts of the content to a scene that is laid out. */
  #take({ state, other, isOtherStill, choices, row, highlight }: StageContent<S>): void {
    const scene = this.#scene;
    const last = this.#content;
    this.#choose(choices);
    this.#content = { state, other, isOtherStill, choices, row, highlight };
    if (!last || state !== last.state || other !== last.other || isOtherStill !== last.isOtherStill) {
      if (scene.update(state, other, isOtherStill)) this.#redraw.invalidate();
      this.#redraw.step();
    }
    if (!last || row !== last.row) {
      scene.highlightRow(row);
      this.#redraw.invalidate();
    }
    if (!isEqual(highlight, last?.highlight)) {
      scene.highlight?.(highlight);
      this.#redraw.invalidate();
    }
  }
}
