import { CLEAR, type Container, Matrix, type Renderer, RendererType, type WebGLRenderer } from 'pixi.js';

/** Red, green, blue and opacity, 0 to 1. */
export type Ground = [red: number, green: number, blue: number, opacity: number];

/** Place of a buffer in a larger drawing, in buffer pixels. */
export interface BufferRegion {
  /** Left edge of the buffer in the drawing. */
  readonly left: number;
  /** Top edge of the buffer in the drawing. */
  readonly top: number;
  /** Width of the whole drawing. */
  readonly columns: number;
  /** Height of the whole drawing. */
  readonly rows: number;
}

/**
 * Sets WebGL's viewport as if the buffer were as large as the drawing, so that the results are the same whichever part
 * the buffer holds. Pixi's own viewport stays inside the buffer.
 */
function setViewport(
  { gl, renderTarget, resolution }: WebGLRenderer,
  { left, top, columns, rows }: BufferRegion,
): void {
  gl.viewport(-left, gl.drawingBufferHeight + top - rows, columns, rows);
  const { projectionMatrix } = renderTarget;
  projectionMatrix.a = (1 / (columns / resolution)) * 2;
  projectionMatrix.d = -((1 / (rows / resolution)) * 2);
}

/** Returns a function that draws `stage` over a ground, or only a region of it. */
export function createFrameRenderer(
  renderer: Renderer,
  stage: Container,
): (ground: Ground, region?: BufferRegion) => void {
  const webgl = renderer.type === RendererType.WEBGL ? (renderer as WebGLRenderer) : undefined;
  let current: BufferRegion | undefined;
  const aiming = {
    renderStart() {
      const { drawingBufferWidth: columns = 0, drawingBufferHeight: rows = 0 } = webgl?.gl ?? {};
      if (webgl) setViewport(webgl, current ?? { left: 0, top: 0, columns, rows });
    },
  };
  return (clearColor, region) => {
    if (region !== current) {
      current = region;
      renderer.runners.renderStart.add(aiming);
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
