/** Names that browsers give to software WebGL. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** The name of what draws, as far as the browser reveals it. */
export function rendererName(gl: WebGL2RenderingContext): string {
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
}

/** Whether a renderer of that name draws without a GPU. */
export const isSoftware = (name: string): boolean => SOFTWARE.test(name);
