/**
 * Draws the same small scene on every machine and hashes the result. Machines with equal answers do the arithmetic of
 * pictures alike: the browser's rasteriser (letters, curves, gradients) and the renderer of WebGL (multiplications that
 * are rounded once or twice, roots, powers, edges). Runs in the page.
 * @returns {string} 16 hexadecimal digits
 */
export function probeArithmetic() {
  const SIZE = 256;

  /** FNV-1a, twice 32 bits. @param {...Uint8Array | Uint8ClampedArray} parts */
  function hash(...parts) {
    let [a, b] = [0x811c9dc5, 0xcbf29ce4];
    for (const part of parts) {
      for (const byte of part) {
        a = Math.imul(a ^ byte, 0x01000193);
        b = Math.imul(b ^ byte ^ (a >>> 24), 0x01000193);
      }
    }
    return [a, b].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  /** @param {CanvasGradient} gradient */
  function coloured(gradient) {
    gradient.addColorStop(0, 'rgb(11 16 22 / 30%)');
    gradient.addColorStop(0.37, '#5fb3d9');
    gradient.addColorStop(1, 'rgb(240 180 41 / 77%)');
    return gradient;
  }

  /** @param {(context: CanvasRenderingContext2D) => void} draw */
  function rasterised(draw) {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return { canvas, data: new Uint8ClampedArray() };
    draw(context);
    return { canvas, data: context.getImageData(0, 0, SIZE, SIZE).data };
  }

  const shapes = rasterised((context) => {
    context.fillStyle = coloured(context.createRadialGradient(100, 80, 3, 120, 130, 150));
    context.fillRect(0, 0, SIZE, SIZE);
    for (let i = 0; i < 20; i++) {
      context.globalAlpha = 0.1 + i / 25;
      context.fillStyle = `hsl(${i * 37} 70% 50%)`;
      context.beginPath();
      context.ellipse(i * 12.3, i * 9.1, 31.7 - i, 14.3 + i, i / 2, 0, 6);
      context.fill();
    }
    context.font = `600 23px ${getComputedStyle(document.body).fontFamily}`;
    context.fillText('Northwall', 52.3, 133.6);
  });
  const blended = rasterised((context) => {
    context.imageSmoothingQuality = 'high';
    context.rotate(0.37);
    context.scale(0.713, 0.877);
    context.drawImage(shapes.canvas, 0, 0);
    context.resetTransform();
    context.globalCompositeOperation = 'color-dodge';
    context.fillStyle = coloured(context.createConicGradient(0.3, 120, 130));
    context.fillRect(0, 0, SIZE, SIZE);
  });

  const VERTEX = `#version 300 es
    void main() {
      vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
      float turn = 0.31 + 0.17 * corner.x * corner.y;
      gl_Position = vec4(mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * (corner * 1.9 - 0.95), 0.0, 1.0);
    }`;
  const FRAGMENT = `#version 300 es
    precision highp float;
    out vec4 bits;
    void main() {
      vec2 at = gl_FragCoord.xy * 0.0093;
      float rounded = at.x * at.y + 0.1 * at.x - at.y * 1.7;
      float sum = rounded + sqrt(at.x) * inversesqrt(at.y + 0.3) + exp(-at.x * at.y) + pow(at.y, 1.3) + sin(at.x * 9.1) / (at.y + 0.7);
      uint word = floatBitsToUint(sum + mix(at.x, dFdx(rounded), smoothstep(0.2, 1.9, at.y)));
      bits = vec4(uvec4(word, word >> 8, word >> 16, word >> 24) & 255u) / 255.0;
    }`;

  /** @param {WebGL2RenderingContext} gl */
  function draw(gl) {
    const program = gl.createProgram();
    for (const [type, source] of /** @type {const} */ ([
      [gl.VERTEX_SHADER, VERTEX],
      [gl.FRAGMENT_SHADER, FRAGMENT],
    ])) {
      const shader = /** @type {WebGLShader} */ (gl.createShader(type));
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    gl.useProgram(program);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  function rendered() {
    const pixels = new Uint8Array(SIZE * SIZE * 4);
    const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
    const gl = canvas.getContext('webgl2', { antialias: true });
    if (!gl) return pixels;
    draw(gl);
    gl.readPixels(0, 0, SIZE, SIZE, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return pixels;
  }

  return hash(shapes.data, blended.data, rendered());
}
