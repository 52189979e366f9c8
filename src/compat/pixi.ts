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

/** The parts of Pixi's WebGL renderer that place what it draws. */
interface Projecting {
  readonly gl: WebGLRenderingContextBase;
  readonly renderTarget: { readonly projectionMatrix: { a: number; d: number } };
  readonly resolution: number;
}

/**
 * Sets WebGL's viewport as if the buffer were as large as the drawing, so that the results are the same whichever part
 * the buffer holds. Pixi's own viewport stays inside the buffer.
 */
export function setViewport(
  { gl, renderTarget, resolution }: Projecting,
  { left, top, columns, rows }: BufferRegion,
): void {
  gl.viewport(-left, gl.drawingBufferHeight + top - rows, columns, rows);
  const { projectionMatrix } = renderTarget;
  projectionMatrix.a = (1 / (columns / resolution)) * 2;
  projectionMatrix.d = -((1 / (rows / resolution)) * 2);
}

/**
 * Has Pixi not release the context of a renderer that is about to be destroyed: one that is lost already, for which the
 * browser would log a warning.
 */
export function keepContext(renderer: { readonly context: { readonly extensions: object } }): void {
  Reflect.deleteProperty(renderer.context.extensions, 'loseContext');
}
