import {
  CLEAR,
  type Container,
  executeInstructions,
  Mesh,
  type Renderer,
  RendererType,
  type RenderGroup,
} from 'pixi.js';

/** Red, green, blue and opacity, 0 to 1. */
export type Ground = [red: number, green: number, blue: number, opacity: number];

/**
 * Whether no container came, went or moved, and none changed what it draws, since it was rendered. New data of a mesh is no such change: the
 * buffers are looked at whenever it is drawn.
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
 * What draws a frame of `stage` over a ground. Marks mostly change by their uniforms and buffers alone: the renderer's instructions then stand
 * as they are, and are followed once more without its preparations, which cost the main thread about as much as the drawing.
 */
export function framesOf(renderer: Renderer, stage: Container): (ground: Ground) => void {
  const repeats = renderer.type === RendererType.WEBGL;
  let resized = true;
  renderer.on('resize', () => {
    resized = true;
  });
  return (clearColor) => {
    const group = stage.renderGroup;
    // No mark has depth or a stencil, whose clearing takes three calls more.
    const clear = CLEAR.COLOR;
    if (repeats && !resized && group && unchanged(group)) {
      renderer.renderTarget.clear(renderer.renderTarget.renderTarget, clear, clearColor);
      executeInstructions(group, renderer.renderPipes);
    } else {
      resized = false;
      renderer.render({ container: stage, clear, clearColor });
    }
  };
}
