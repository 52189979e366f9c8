import './pixi';
import { createRoot } from '@pixi/react';
import {
  type Application,
  type ApplicationOptions,
  type Container,
  Graphics,
  type Renderer,
  RendererType,
} from 'pixi.js';
import { Component, type ReactNode } from 'react';
import { framesOf, type Ground } from './frame';
import type { SurfaceKind } from './scene';

/** A canvas with its renderer. */
export interface Surface {
  readonly kind: SurfaceKind;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: Renderer;
  /** Longest side of a drawing buffer that the renderer can have. */
  readonly maxSide: number;
  /** Draws the stage over a ground. */
  render(ground: Ground): void;
  /** Frees the renderer and its context. */
  destroy(): void;
}

/** Longest side of a Canvas2D that all engines allow. */
const CANVAS_MAX_SIDE = 8192;

const WEBGL_ATTRIBUTES: WebGLContextAttributes = { alpha: false, antialias: false, stencil: true, depth: false };

/** Keeps an error inside the Pixi tree from reaching the console as uncaught: no boundary outside sees it. */
class SceneBoundary extends Component<{ failed: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.failed(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** True where a WebGL 2 context is to be had now. The one that answers is given back at once. */
export function webglAvailable(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', WEBGL_ATTRIBUTES);
  const available = context !== null && !context.isContextLost();
  if (available) context.getExtension('WEBGL_lose_context')?.loseContext();
  return available;
}

/** The renderer for this canvas: WebGL 2 where a context is to be had now, else Canvas2D, else undefined. */
function rendererOptions(canvas: HTMLCanvasElement): Partial<ApplicationOptions> | undefined {
  const context = canvas.getContext('webgl2', WEBGL_ATTRIBUTES);
  if (context && !context.isContextLost()) return { preference: ['webgl'], webgl: { context } };
  if (canvas.getContext('2d')) return { preference: ['canvas'] };
  return undefined;
}

/** Frees an application, its renderer and its context. */
function release(app: Application): void {
  const { canvas, renderer } = app;
  // Pixi gives its context back on the way out; one that is gone already would make the browser complain.
  if ('gl' in renderer && renderer.gl.isContextLost()) {
    Reflect.deleteProperty(renderer.context.extensions, 'loseContext');
  }
  app.destroy({ removeView: true }, { children: true });
  canvas.width = 0;
}

/**
 * Mounts a React root on the canvas that holds `view`; resolves once it is in the tree. What was opened by
 * the time it fails is freed.
 */
function mount(
  canvas: HTMLCanvasElement,
  view: (kind: SurfaceKind) => Container,
  options: Partial<ApplicationOptions>,
): Promise<Application> {
  return new Promise((resolve, reject) => {
    let app: Application | undefined;
    const fail = (error: unknown) => {
      if (app?.renderer) release(app);
      reject(error);
    };
    const root = createRoot(canvas, {
      onInit: (ready) => {
        app = ready;
      },
    });
    const attach = (container: Container | null) => {
      if (!container || !app) return;
      container.addChild(view(app.renderer.type === RendererType.WEBGL ? 'webgl' : 'canvas'));
      resolve(app);
    };
    root
      .render(
        <SceneBoundary failed={fail}>
          <pixiContainer ref={attach} />
        </SceneBoundary>,
        {
          ...options,
          antialias: false,
          autoStart: false,
          sharedTicker: false,
          manageImports: false,
          gcActive: false,
          width: 1,
          height: 1,
        },
      )
      .catch(fail);
  });
}

/** Textures to a batch: lines and fills, which have none of their own. Software WebGL pays for each in every pixel. */
const MOST_TEXTURES = 1;

/**
 * Draws a pixel that is never shown, so that the program for lines and fills is linked by the time a drawing has the first of them, which may
 * be an incident's an hour later: linked then, it waits for all that the GPU has yet to do, and the page with it.
 */
function linkFills(renderer: Renderer): void {
  const pixel = new Graphics().rect(0, 0, 1, 1).fill(0);
  renderer.render(pixel);
  pixel.destroy();
}

/**
 * Opens a new canvas whose stage holds what `view` builds for its kind. Undefined where the browser gives
 * no canvas at all. Rejects when the renderer cannot start or `view` throws.
 */
export async function openSurface(view: (kind: SurfaceKind) => Container): Promise<Surface | undefined> {
  const canvas = document.createElement('canvas');
  const options = rendererOptions(canvas);
  if (!options) return undefined;
  const app = await mount(canvas, view, options);
  const { renderer } = app;
  const webgl = renderer.type === RendererType.WEBGL;
  if ('limits' in renderer && webgl) renderer.limits.maxBatchableTextures = MOST_TEXTURES;
  if (webgl) linkFills(renderer);
  return {
    kind: webgl ? 'webgl' : 'canvas',
    canvas,
    renderer,
    maxSide: 'gl' in renderer ? renderer.gl.getParameter(renderer.gl.MAX_TEXTURE_SIZE) : CANVAS_MAX_SIDE,
    render: framesOf(renderer, app.stage),
    destroy: () => release(app),
  };
}
