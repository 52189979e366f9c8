import { Buffer, BufferUsage, Geometry, GlProgram, Mesh, Shader, State, UniformGroup } from 'pixi.js';
import fragment from '../../../shaders/cells.frag?raw';
import vertex from '../../../shaders/cells.vert?raw';
import { HATCHES, type Ink } from '../../theme/ink';
import { type Cells, type CellTrack, HATCH_LINE, HATCH_PITCH, MAX_INKS } from './cell';
import { clipOf } from './clip';
import { channels } from './colour';
import { quads } from './quads';

const CORNERS = 4;

/** The cells as one indexed mesh with the shader pair `shaders/cells`. */
export function createCellsMesh(count: number, inks: readonly Ink[], track: CellTrack): Cells {
  const rectData = new Float32Array(count * CORNERS * 4);
  const rectBuffer = new Buffer({ data: rectData, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const levelData = new Uint32Array(count * CORNERS * 2);
  const levelBuffer = new Buffer({ data: levelData, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const geometry = new Geometry({
    attributes: {
      aRect: { buffer: rectBuffer, format: 'float32x4' },
      aData: { buffer: levelBuffer, format: 'unorm16x4' },
    },
    indexBuffer: quads(count),
  });
  const uniforms = new UniformGroup({
    uClip: { value: new Float32Array(4), type: 'vec4<f32>' },
    uBlend: { value: 1, type: 'f32' },
    uInks: { value: new Float32Array(MAX_INKS * 4), type: 'vec4<f32>', size: MAX_INKS },
    uTrack: { value: new Float32Array(4), type: 'vec4<f32>' },
    uHatch: { value: new Float32Array(4), type: 'vec4<f32>' },
  });
  const shader = new Shader({
    glProgram: GlProgram.from({ vertex, fragment, name: 'cells' }),
    resources: { cells: uniforms },
  });
  const state = State.for2d();
  state.blend = track === 'none';

  return {
    view: new Mesh({ geometry, shader, state }),
    layout(rects, viewport, palette) {
      rects.forEach(({ x, y, width, height }, cell) => {
        for (let corner = 0; corner < CORNERS; corner++) {
          rectData.set([x, y, width, height], (cell * CORNERS + corner) * 4);
        }
      });
      rectBuffer.update();
      inks.forEach(({ colour, hatch }, i) => {
        uniforms.uniforms.uInks.set([...channels(palette[colour]), HATCHES.indexOf(hatch)], i * 4);
      });
      uniforms.uniforms.uClip.set(clipOf(viewport));
      uniforms.uniforms.uTrack.set(track === 'none' ? [0, 0, 0, 0] : [...channels(palette[track]), 1]);
      const { scale, resolution } = viewport;
      uniforms.uniforms.uHatch.set([HATCH_PITCH * scale, (HATCH_LINE * scale) / 2, resolution, 0]);
    },
    update({ before, now, ink }) {
      for (let cell = 0; cell < count; cell++) {
        const level = (before[cell] as number) | ((now[cell] as number) << 16);
        const index = ink[cell] as number;
        // Plain stores: filling so short a range costs some thirteen times as much.
        const corner = cell * CORNERS * 2;
        levelData[corner] = level;
        levelData[corner + 1] = index;
        levelData[corner + 2] = level;
        levelData[corner + 3] = index;
        levelData[corner + 4] = level;
        levelData[corner + 5] = index;
        levelData[corner + 6] = level;
        levelData[corner + 7] = index;
      }
      levelBuffer.update();
    },
    blend(u) {
      uniforms.uniforms.uBlend = u;
    },
  };
}
