import {
  CLEAR,
  type Container,
  executeInstructions,
  Matrix,
  Mesh,
  type Renderer,
  RendererType,
  type RenderGroup,
  type WebGLRenderer,
} from 'pixi.js';

/** Red, green, blue and opacity, 0 to 1. */
export type Ground = [red: number, green: number, blue: number, opacity: number];

/** Where a buffer lies in a drawing that is larger than it. Buffer pixels. */
export interface Extract {
  /** Of the buffer's left top corner, from the drawing's. */
  readonly left: number;
  readonly top: number;
  /** Of the whole drawing. */
  readonly columns: number;
  readonly rows: number;
}

/**
 * Whether no container was added, removed, moved or redrawn since the last rendering. New data of a mesh does not
 * count, because its buffers are checked whenever it is drawn.
 */
function unchanged({ structureDidChange, childrenRenderablesToUpdate, childrenToUpdate }: RenderGroup): boolean {
  if (structureDidChange) return false;
  const { list, index } = childrenRenderablesToUpdate;
  for (let i = 0; i < index; i++) {
    const changed = list[i];
    if (!(changed instanceof Mesh) || changed.batched) return false;
  }
  for (const depth in childrenToUpdate) if ((childrenToUpdate[depth]?.index ?? 0) > 0) return false;
  return true;
}

/**
 * Has WebGL draw as if its buffer were as large as the drawing, so that it computes the same whichever part the buffer
 * holds. Pixi keeps its own viewport inside the buffer.
 */
function aim({ gl, renderTarget, resolution }: WebGLRenderer, { left, top, columns, rows }: Extract): void {
  gl.viewport(-left, gl.drawingBufferHeight + top - rows, columns, rows);
  const { projectionMatrix } = renderTarget;
  projectionMatrix.a = (1 / (columns / resolution)) * 2;
  projectionMatrix.d = -((1 / (rows / resolution)) * 2);
}

/**
 * Returns a function that draws a frame of `stage` over a background, or only an extract of it. If only uniforms and
 * buffers changed, it repeats the renderer's last instructions and skips their preparation. That saves 0.05 ms a
 * drawing, a sixth of what the mesh costs the main thread at 60 frames a second.
 */
export function framesOf(renderer: Renderer, stage: Container): (ground: Ground, extract?: Extract) => void {
  const webgl = renderer.type === RendererType.WEBGL ? (renderer as WebGLRenderer) : undefined;
  let resized = true;
  let shown: Extract | undefined;
  renderer.on('resize', () => {
    resized = true;
  });
  const aiming = {
    renderStart() {
      const { drawingBufferWidth: columns = 0, drawingBufferHeight: rows = 0 } = webgl?.gl ?? {};
      if (webgl) aim(webgl, shown ?? { left: 0, top: 0, columns, rows });
    },
  };
  return (clearColor, extract) => {
    if (extract !== shown) {
      shown = extract;
      resized = true;
      renderer.runners.renderStart.add(aiming);
    }
    const group = stage.renderGroup;
    // No mark has depth or a stencil, whose clearing takes three calls more.
    const clear = CLEAR.COLOR;
    if (webgl && !resized && group && unchanged(group)) {
      renderer.renderTarget.clear(renderer.renderTarget.renderTarget, clear, clearColor);
      executeInstructions(group, renderer.renderPipes);
    } else {
      resized = false;
      const { resolution } = renderer;
      const moved = new Matrix().translate(-(extract?.left ?? 0) / resolution, -(extract?.top ?? 0) / resolution);
      renderer.render({ container: stage, clear, clearColor, ...(!webgl && extract && { transform: moved }) });
    }
  };
}
