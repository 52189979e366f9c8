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
import { releaseRoot } from '../compat/pixi-roots';
import { type ContextHolder, forgetContext, openContext } from './contexts';
import { type BufferRegion, createFrameRenderer, type Ground } from './frame-renderer';
import type { SurfaceKind } from './scene';
import { isSoftware, rendererName } from './software';

/** A canvas with its renderer. */
export interface Surface {
  readonly kind: SurfaceKind;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: Renderer;
  /** Software rendering: there is no WebGL, or it runs without a GPU. */
  readonly software: boolean;
  /** Longest side of a drawing buffer that the renderer supports. */
  readonly maxSide: number;
  /** Draws the stage over a ground, or only a region of it. */
  render(ground: Ground, region?: BufferRegion): void;
  /** Frees the renderer and its context. */
  destroy(): void;
}

/** Longest side of a Canvas2D that all engines support. */
const CANVAS_MAX_SIDE = 8192;

/** Catches errors inside the Pixi tree, which no outer boundary sees and which would reach the console as uncaught. */
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

/** Frees an application, its renderer and its context. */
function release(app: Application): void {
  const { canvas, renderer } = app;
  // Pixi gives its context back on the way out; one that is gone already would make the browser complain.
  if ('gl' in renderer && renderer.gl.isContextLost()) {
    Reflect.deleteProperty(renderer.context.extensions, 'loseContext');
  }
  releaseRoot(canvas);
  app.destroy({ removeView: true }, { children: true });
  canvas.width = 0;
}

/**
 * Mounts a React root with `view` on the canvas and resolves once it is in the tree. If it fails, everything opened so
 * far is freed.
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
      else releaseRoot(canvas);
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

/**
 * Draws one invisible pixel so that the program for lines and fills is linked at the start. If it were linked at the
 * first line or fill, perhaps an incident an hour later, the page would wait for the GPU to finish its work.
 */
function linkFills(renderer: Renderer): void {
  const pixel = new Graphics().rect(0, 0, 1, 1).fill(0);
  renderer.render(pixel);
  pixel.destroy();
}

/**
 * Opens a new canvas with the container that `view` builds for its kind of surface: WebGL 2 if `holder` gets a context now, or else Canvas2D.
 * Resolves to undefined if the browser offers no canvas at all. Rejects if the renderer cannot start or `view` throws.
 */
export async function openSurface(
  view: (kind: SurfaceKind) => Container,
  holder: ContextHolder,
): Promise<Surface | undefined> {
  const canvas = document.createElement('canvas');
  const context = openContext(canvas, holder);
  const free = () => context && forgetContext(context);
  if (!context && !canvas.getContext('2d')) return undefined;
  const app = await mount(
    canvas,
    view,
    context ? { preference: ['webgl'], webgl: { context } } : { preference: ['canvas'] },
  ).catch((error: unknown) => {
    free();
    throw error;
  });
  const { renderer } = app;
  const webgl = renderer.type === RendererType.WEBGL;
  if (webgl) linkFills(renderer);
  return {
    kind: webgl ? 'webgl' : 'canvas',
    canvas,
    renderer,
    software: !('gl' in renderer) || isSoftware(rendererName(renderer.gl)),
    maxSide: 'gl' in renderer ? renderer.gl.getParameter(renderer.gl.MAX_TEXTURE_SIZE) : CANVAS_MAX_SIDE,
    render: createFrameRenderer(renderer, app.stage),
    destroy: () => {
      free();
      release(app);
    },
  };
}
