/** Names that browsers give to software WebGL. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Returns the name of the graphics device, as far as the browser reveals it. */
export function rendererName(gl: WebGL2RenderingContext): string {
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
}

/** True if a renderer of this name draws without a GPU. */
export const isSoftware = (name: string): boolean => SOFTWARE.test(name);
