import { onPaletteChange, type Palette, readPalette } from '../theme/palette';
import { type ContextHolder, webglAvailable, webglInUse } from './contexts';
import { loadStageFonts } from './fonts';
import type { Drawing, HitTester, StageFrame, StageHandle, StageStatus } from './handle';
import { renewSheets } from './marks/sheet';
import { Picture } from './picture';
import type { CreateScene, Highlight, SurfaceKind } from './scene';
import { visibleArea } from './size';

/**
 * Shortest and longest pause before another attempt to draw, in milliseconds. It doubles with each failure or loss of the graphics device,
 * and begins anew once a picture has been drawing for longer than the longest.
 */
const RETRY_MS = { first: 250, last: 30_000 } as const;

/** Milliseconds after which a stage that fell back to the canvas renderer asks for WebGL again. */
const UPGRADE_MS = 60_000;

/**
 * Draws one dashboard and lives as long as the document. Pages attach and detach it, and its picture is built once.
 * After an error or a lost graphics context it builds a new picture itself.
 */
export class Stage<S> implements StageHandle<S>, ContextHolder {
  onStatusChange: (status: StageStatus) => void = () => {};
  requestFrame: () => void = () => {};
  readonly #create: CreateScene<S>;
  #status: StageStatus = 'opening';
  #picture: Picture<S> | undefined;
  #host: HTMLElement | undefined;
  #state: S | undefined;
  #other: S | undefined;
  /** Undefined for a dashboard without display choices. */
  #choices: unknown;
  #row: string | undefined;
  #highlight: Highlight = { instant: undefined, incident: undefined };
  #palette: Palette = readPalette();
  #resized = true;
  /** The frame that was drawn last. */
  #drawn: StageFrame | undefined;
  #opening = false;
  #disposed = false;
  #failures = 0;
  #retryAt = 0;
  #openedAt = 0;
  #hadWebgl = false;
  #upgradeAt = Number.POSITIVE_INFINITY;
  readonly #resize = () => {
    this.#resized = true;
    this.requestFrame();
  };
  readonly #resizes = new ResizeObserver(this.#resize);
  readonly #stopPalette = onPaletteChange(() => {
    this.#palette = readPalette();
    this.#resize();
  });

  constructor(create: CreateScene<S>) {
    this.#create = create;
  }

  get status(): StageStatus {
    return this.#status;
  }

  get surfaceKind(): SurfaceKind | undefined {
    return this.#picture?.kind;
  }

  get hitTester(): HitTester | undefined {
    return this.#laidOut;
  }

  /** The picture from its first layout on, which hands it all that it missed before. */
  get #laidOut(): Picture<S> | undefined {
    return this.#picture?.isLaidOut ? this.#picture : undefined;
  }

  get drawing(): Drawing | undefined {
    const picture = this.#picture;
    if (!picture || picture.draws === 0) return undefined;
    const { kind: renderer, resolution: pixelRatio, draws } = picture;
    return { renderer, pixelRatio, draws, marks: () => picture.marks() };
  }

  get attached(): boolean {
    return this.#host !== undefined;
  }

  attach(host: HTMLElement): void {
    this.detach();
    this.#host = host;
    this.#resizes.observe(host);
    this.#resized = true;
    if (this.#picture) host.append(this.#picture.canvas);
  }

  detach(): void {
    this.#resizes.disconnect();
    // Nobody points at what is off the page, and the next host is not to see what the last one pointed at.
    this.#picture?.hover(undefined);
    this.#picture?.canvas.remove();
    this.#host = undefined;
    this.onStatusChange = () => {};
    this.requestFrame = () => {};
    // What it shows on the next page is up to date only once it has drawn there.
    if (this.#status === 'drawing') this.#status = 'opening';
  }

  moved(): void {
    this.#resize();
  }

  update(state: S, other: S | undefined, now: number): void {
    this.#state = state;
    this.#other = other;
    this.#guard(now, () => this.#laidOut?.update(state, other));
  }

  choose(choices: unknown, now: number): void {
    this.#choices = choices;
    this.#guard(now, () => this.#picture?.choose(choices));
  }

  highlightRow(key: string | undefined, now: number): void {
    this.#row = key;
    this.#guard(now, () => this.#laidOut?.highlightRow(key));
  }

  highlight(highlight: Highlight, now: number): void {
    this.#highlight = highlight;
    const state = this.#state;
    if (state !== undefined) this.#guard(now, () => this.#laidOut?.highlight(highlight, state));
  }

  frame(frame: StageFrame): number {
    const { now } = frame;
    const host = this.#host;
    if (!host || this.#state === undefined || this.#status === 'unavailable') return Number.POSITIVE_INFINITY;
    const picture = this.#picture;
    if (!picture) {
      if (!this.#opening && now >= this.#retryAt) void this.#open(now);
      return Number.NEGATIVE_INFINITY;
    }
    if (now >= this.#upgradeAt && this.#upgrade(now)) return Number.NEGATIVE_INFINITY;
    try {
      if (this.#resized || picture.isStale(host)) {
        if (!this.#layOut(picture, host, this.#state)) return Number.NEGATIVE_INFINITY;
        this.#resized = false;
      }
      const until = picture.draw(frame);
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
    const [picture, host, state, drawn] = [this.#picture, this.#host, this.#state, this.#drawn];
    if (!picture || !host || state === undefined || !drawn || this.#status !== 'drawing') return undefined;
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d');
    try {
      if (!context || !this.#layOut(picture, host, state, ratio)) return undefined;
      picture.draw(drawn);
      // What a canvas shows can be read only until the browser has painted it.
      Object.assign(copy, { width: picture.canvas.width, height: picture.canvas.height });
      context.drawImage(picture.canvas, 0, 0);
      return copy;
    } finally {
      this.#resized = true;
      this.frame(drawn);
    }
  }

  /** Lays the picture out in its host and hands it all that it shows. Returns false while the host has no size. */
  #layOut(picture: Picture<S>, host: HTMLElement, state: S, ratio?: number): boolean {
    if (this.#choices !== undefined) picture.choose(this.#choices);
    if (!picture.layout(host, this.#palette, ratio)) return false;
    picture.update(state, this.#other);
    picture.highlightRow(this.#row);
    picture.highlight(this.#highlight, state);
    return true;
  }

  /** Frees everything. The stage cannot be used again. */
  dispose(): void {
    this.#disposed = true;
    this.detach();
    this.#stopPalette();
    this.#close();
  }

  async #open(now: number): Promise<void> {
    this.#opening = true;
    try {
      await loadStageFonts();
      const picture = await Picture.open(this.#create, this);
      if (this.#disposed) return picture?.destroy();
      this.#picture = picture;
      if (!picture) return this.#report('unavailable');
      picture.canvas.addEventListener('webglcontextlost', this.#lost);
      // Browsers withhold WebGL for some minutes from a page whose graphics device crashed repeatedly.
      this.#openedAt = now;
      this.#hadWebgl ||= webglInUse();
      this.#upgradeAt = this.#hadWebgl && picture.kind === 'canvas' ? now + UPGRADE_MS : Number.POSITIVE_INFINITY;
      this.#resized = true;
      this.#host?.append(picture.canvas);
      // While it was being opened, nobody listened.
      if (picture.lost) this.#lost();
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
    this.requestFrame();
  };

  /** Puts the next attempt off, longer each time. */
  #wait(now: number): void {
    this.#retryAt = now + Math.min(RETRY_MS.first * 2 ** this.#failures, RETRY_MS.last);
    this.#failures += 1;
  }

  visibleArea(): number {
    return this.#host ? visibleArea(this.#host.getBoundingClientRect()) : -1;
  }

  /** Another drawing needs it more: this one goes on without, on the canvas renderer. */
  giveUpContext(): void {
    this.#close();
    this.#report('opening');
    this.requestFrame();
  }

  /** Drops the canvas renderer's picture once WebGL is available again. */
  #upgrade(now: number): boolean {
    const available = webglAvailable(this);
    if (available) this.#close();
    else this.#upgradeAt = now + UPGRADE_MS;
    return available;
  }

  #close(): void {
    const picture = this.#picture;
    this.#picture = undefined;
    picture?.canvas.removeEventListener('webglcontextlost', this.#lost);
    try {
      picture?.destroy();
    } catch {
      // A renderer that failed half way may fail again on the way out; its canvas is dropped all the same.
      picture?.canvas.remove();
    }
  }

  #guard(now: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fail(now, error);
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
    this.onStatusChange(status);
  }
}
