import { Buffer, BufferUsage, Container, Geometry, GlProgram, Mesh, Shader, State, UniformGroup } from 'pixi.js';
import fragment from '../../../shaders/line.frag?raw';
import vertex from '../../../shaders/line.vert?raw';
import { channels } from './colour';
import type { Line, LineStyle } from './polyline';
import { quads } from './quads';

const CORNERS = 4;
/** Numbers of a vertex: its segment's two ends, the points before and after them, and how far along the line the ends are. */
const NUMBERS = 10;
const FLOAT_BYTES = 4;

/** One of the two meshes of a line, with uniforms of its own. */
function createPart(geometry: Geometry) {
  const uniforms = new UniformGroup({
    uShape: { value: new Float32Array(4), type: 'vec4<f32>' },
    uDash: { value: new Float32Array(4), type: 'vec4<f32>' },
    uInk: { value: new Float32Array(4), type: 'vec4<f32>' },
  });
  const shader = new Shader({
    glProgram: GlProgram.from({ vertex, fragment, name: 'line' }),
    resources: { line: uniforms },
  });
  return { mesh: new Mesh({ geometry, shader, state: State.for2d() }), uniforms: uniforms.uniforms };
}

/** The line as quads around its segments, and the area as quads below them, with the shader pair `shaders/line`. */
export function createLineMesh(capacity: number, { ink, width, dash, area }: LineStyle): Line {
  const segments = capacity - 1;
  const data = new Float32Array(segments * CORNERS * NUMBERS);
  const buffer = new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const stride = NUMBERS * FLOAT_BYTES;
  const geometry = new Geometry({
    attributes: {
      aSegment: { buffer, format: 'float32x4', stride, offset: 0 },
      aAround: { buffer, format: 'float32x4', stride, offset: 4 * FLOAT_BYTES },
      aAlong: { buffer, format: 'float32x2', stride, offset: 8 * FLOAT_BYTES },
    },
    indexBuffer: quads(segments),
  });
  const view = new Container();
  const parts = (area === undefined ? [0] : [1, 0]).map((isArea) => ({ ...createPart(geometry), isArea }));
  for (const { mesh } of parts) view.addChild(mesh);

  return {
    view,
    layout({ scale, resolution }, palette, baseline) {
      const [on, off] = dash ?? [0, 0];
      for (const { uniforms, isArea } of parts) {
        uniforms.uShape.set([(width * scale * resolution) / 2, baseline, isArea, 0]);
        uniforms.uDash.set([(on + off) * scale, on * scale, resolution, 0]);
        uniforms.uInk.set([...channels(palette[ink]), area ?? 0]);
      }
    },
    update(points) {
      const used = Math.max(Math.min(Math.floor(points.length / 2) - 1, segments), 0);
      const ends = used * 2;
      let start = 0;
      for (let segment = 0; segment < used; segment++) {
        const from = segment * 2;
        const before = Math.max(from - 2, 0);
        const after = Math.min(from + 4, ends);
        const first = segment * CORNERS * NUMBERS;
        data.set(points.subarray(from, from + 4), first);
        data.set(points.subarray(before, before + 2), first + 4);
        data.set(points.subarray(after, after + 2), first + 6);
        const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(from, from + 4);
        data[first + 8] = start;
        start += Math.hypot(bx - ax, by - ay);
        data[first + 9] = start;
        for (let corner = 1; corner < CORNERS; corner++) {
          data.copyWithin(first + corner * NUMBERS, first, first + NUMBERS);
        }
      }
      for (const { uniforms } of parts) uniforms.uShape[3] = used;
      buffer.update();
    },
  };
}
