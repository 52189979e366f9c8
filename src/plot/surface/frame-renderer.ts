import { CLEAR, type Container, Matrix, type Renderer, RendererType, type WebGLRenderer } from 'pixi.js';
import { type BufferRegion, setViewport } from '../../compat/pixi';

/** Red, green, blue and opacity, 0 to 1. */
export type Ground = [red: number, green: number, blue: number, opacity: number];

/** Returns a function that draws `stage` over a ground, or only a region of it. */
export function createFrameRenderer(
  renderer: Renderer,
  stage: Container,
): (ground: Ground, region?: BufferRegion) => void {
  const webgl = renderer.type === RendererType.WEBGL ? (renderer as WebGLRenderer) : undefined;
  let current: BufferRegion | undefined;
  const aim = () => {
    const { drawingBufferWidth: columns = 0, drawingBufferHeight: rows = 0 } = webgl?.gl ?? {};
    if (webgl) setViewport(webgl, current ?? { left: 0, top: 0, columns, rows });
  };
  return (clearColor, region) => {
    if (region !== current) {
      current = region;
      stage.onRender = aim;
    }
    const { resolution } = renderer;
    const moved = new Matrix().translate(-(region?.left ?? 0) / resolution, -(region?.top ?? 0) / resolution);
    // Colour alone: no mark uses depth or a stencil, and clearing those takes three more calls.
    renderer.render({
      container: stage,
      clear: CLEAR.COLOR,
      clearColor,
      ...(!webgl && region && { transform: moved }),
    });
  };
}
