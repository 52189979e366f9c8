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
import { type BufferRegion, keepContext } from '../../compat/pixi';
import { type ContextHolder, forgetContext, openContext } from './contexts';
import { createFrameRenderer, type Ground } from './frame-renderer';
import type { SurfaceKind } from './scene';
import { isSoftware, rendererName } from './software';

/** A canvas with its renderer. */
export interface Surface {
  readonly kind: SurfaceKind;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: Renderer;
  /** True for software rendering: there is no WebGL, or it runs without a GPU. */
  readonly isSoftware: boolean;
  /** Longest side of a drawing buffer that the renderer supports. */
  readonly maxSide: number;
  /** True if the graphics context is lost, so that nothing drawn is visible. */
  isLost(): boolean;
  /** Draws the stage over a ground, or only a region of it. */
  render(ground: Ground, region?: BufferRegion): void;
  /** Frees the renderer and its context. */
  destroy(): void;
}

/** Longest side of a Canvas2D that all engines support. */
const CANVAS_MAX_SIDE = 8192;

/** A Pixi application with the tree that React renders into it. */
interface Mounted {
  readonly app: Application;
  /** Root of the tree. */
  readonly container: Container;
  /** Frees the application, its renderer, its context and its tree. */
  release(): void;
}

/**
 * Mounts a React root on the canvas and resolves once its tree is there. If that fails, everything opened so far is
 * freed. @pixi/react keeps every root by its canvas, with all variables in scope here, so no scene may be one of them.
 */
function mount(canvas: HTMLCanvasElement, options: Partial<ApplicationOptions>): Promise<Mounted> {
  return new Promise((resolve, reject) => {
    let app: Application | undefined;
    const root = createRoot(canvas, {
      onInit: (ready) => {
        app = ready;
      },
    });
    const release = () => {
      if (!app?.renderer) return;
      const { renderer } = app;
      if ('gl' in renderer && renderer.gl.isContextLost()) keepContext(renderer);
      app.destroy({ removeView: true }, { children: true });
      canvas.width = 0;
    };
    const mounted = (container: Container | null) => {
      if (container && app) resolve({ app, container, release });
    };
    root
      .render(<pixiContainer ref={mounted} />, {
        ...options,
        antialias: false,
        autoStart: false,
        sharedTicker: false,
        manageImports: false,
        gcActive: false,
        width: 1,
        height: 1,
      })
      .catch((error: unknown) => {
        release();
        reject(error);
      });
  });
}

/**
 * Draws one invisible pixel, so that the program for lines and fills is linked now. Linked at the first line or fill,
 * perhaps an incident an hour later, it would make the page wait for the GPU.
 */
function linkFills(renderer: Renderer): void {
  const pixel = new Graphics().rect(0, 0, 1, 1).fill(0);
  renderer.render(pixel);
  pixel.destroy();
}

/**
 * Opens a new canvas with the container that `view` builds for its kind of surface: WebGL 2 if `holder` gets a context
 * now, or else Canvas2D. Resolves to undefined if the browser offers no canvas. Rejects if the renderer cannot start or
 * `view` throws.
 */
export async function openSurface(
  view: (kind: SurfaceKind) => Container,
  holder: ContextHolder,
): Promise<Surface | undefined> {
  const webglCanvas = document.createElement('canvas');
  const context = openContext(webglCanvas, holder);
  // A canvas keeps the kind of context that it gave first, even one that was lost at birth.
  const canvas = context ? webglCanvas : document.createElement('canvas');
  if (!context && !canvas.getContext('2d')) return undefined;
  const options = context
    ? { preference: ['webgl' as const], webgl: { context } }
    : { preference: ['canvas' as const] };
  let mounted: Mounted | undefined;
  const destroy = () => {
    if (context) forgetContext(context);
    mounted?.release();
  };
  try {
    mounted = await mount(canvas, options);
    const { app, container } = mounted;
    const { renderer } = app;
    const kind = renderer.type === RendererType.WEBGL ? 'webgl' : 'canvas';
    container.addChild(view(kind));
    if (kind === 'webgl') linkFills(renderer);
    return {
      kind,
      canvas,
      renderer,
      isSoftware: !('gl' in renderer) || isSoftware(rendererName(renderer.gl)),
      maxSide: 'gl' in renderer ? renderer.gl.getParameter(renderer.gl.MAX_TEXTURE_SIZE) : CANVAS_MAX_SIDE,
      isLost: () => 'gl' in renderer && renderer.gl.isContextLost(),
      render: createFrameRenderer(renderer, app.stage),
      destroy,
    };
  } catch (error) {
    destroy();
    throw error;
  }
}
