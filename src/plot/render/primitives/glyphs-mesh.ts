import { Geometry, Texture } from 'pixi.js';
import fragment from '../../../../shaders/glyphs.frag?raw';
import vertex from '../../../../shaders/glyphs.vert?raw';
import type { Rect } from '../../grammar/rect';
import { clipOf } from './clip';
import type { GlyphPlace, Glyphs } from './glyphs';
import { inkText } from './look-text';
import { quads } from './quads';
import { createShaderMesh, vec4, vertexBuffer } from './shader-mesh';

const CORNERS = 4;
/** Floats per vertex. */
const FLOATS = 4;
/** Bytes of a vertex's colour. */
const BYTES = 4;
/** Smallest capacity of a string, in glyphs; most strings need no more. */
const LEAST_ROOM = 4;

/** Range of a string in the buffers, in glyphs. Unused glyphs draw nothing. */
interface Run {
  readonly from: number;
  readonly room: number;
}

/** Ranges of the strings, one behind the other: each as long as the longest text of its string so far. */
function runsOf(strings: readonly (readonly GlyphPlace[])[], before: readonly Run[]): Run[] {
  let from = 0;
  return strings.map(({ length }, string) => {
    const run = { from, room: Math.max(length, before[string]?.room ?? LEAST_ROOM) };
    from += run.room;
    return run;
  });
}

/** Writes a string's glyphs into its range, and nothing into the rest of it. */
function writeGlyphs(data: Float32Array, { from, room }: Run, glyphs: readonly GlyphPlace[]): void {
  let at = from * CORNERS * FLOATS;
  for (const { glyph, x, y } of glyphs) {
    for (let corner = 0; corner < CORNERS; corner++) {
      const right = corner & 1;
      const low = corner >> 1;
      data[at] = x + right * glyph.width;
      data[at + 1] = y + low * glyph.height;
      data[at + 2] = glyph.u + right * glyph.across;
      data[at + 3] = glyph.v + low * glyph.down;
      at += FLOATS;
    }
  }
  data.fill(0, at, (from + room) * CORNERS * FLOATS);
}

/** Writes a string's colour into its range. */
function writeColour(inks: Uint8Array, { from, room }: Run, colour: number): void {
  for (let corner = from * CORNERS; corner < (from + room) * CORNERS; corner++) {
    inks.set([colour >> 16, (colour >> 8) & 255, colour & 255], corner * BYTES);
  }
}

/**
 * Glyphs as one indexed mesh with the shader pair `shaders/glyphs`. Each string is written into its own range, so that
 * tree and geometry change only if a string is longer than ever before.
 */
export function createGlyphsMesh(): Glyphs {
  const glyphBuffer = vertexBuffer(new Float32Array());
  const inkBuffer = vertexBuffer(new Uint8Array());
  const geometry = new Geometry({
    attributes: {
      aGlyph: { buffer: glyphBuffer, format: 'float32x4' },
      aInk: { buffer: inkBuffer, format: 'unorm8x4' },
    },
    indexBuffer: quads(0),
  });
  const {
    mesh: container,
    shader,
    uniforms,
  } = createShaderMesh('glyphs', {
    vertex,
    fragment,
    geometry,
    boxes(): Rect[] {
      const [right = 0, down = 0] = uniforms.uMoved;
      return drawn.flat().map(({ glyph: { width, height }, x, y }) => ({ x: x + right, y: y + down, width, height }));
    },
    parts: () =>
      drawn.map((glyphs, string) => [
        colours[string],
        ...glyphs.map(({ glyph: { u, v, across, down }, x, y }) => [x, y, u, v, across, down]),
      ]),
    inks: () => drawn.flatMap((glyphs, string) => glyphs.map(() => inkText(colours[string] as number))),
    textures: { uSheet: Texture.EMPTY.source },
    uniforms: {
      uClip: vec4(),
      uMoved: { value: new Float32Array(2), type: 'vec2<f32>' },
      uOpacity: { value: 1, type: 'f32' },
    },
  });
  container.visible = false;
  let colours: number[] = [];
  let drawn: (readonly GlyphPlace[])[] = [];
  let runs: Run[] = [];

  const writeText = (string: number) =>
    writeGlyphs(glyphBuffer.data as Float32Array, runs[string] as Run, drawn[string] as readonly GlyphPlace[]);
  const paint = (string: number) =>
    writeColour(inkBuffer.data as Uint8Array, runs[string] as Run, colours[string] as number);

  /** Makes room for strings that have become longer than ever before, and writes all of them anew. */
  function grow(): void {
    runs = runsOf(drawn, runs);
    const count = runs.reduce((sum, { room }) => sum + room, 0);
    glyphBuffer.data = new Float32Array(count * CORNERS * FLOATS);
    inkBuffer.data = new Uint8Array(count * CORNERS * BYTES);
    runs.forEach((_, string) => {
      paint(string);
      writeText(string);
    });
    geometry.indexBuffer.data = quads(count);
    container.visible = count > 0;
  }

  return {
    container,
    layout(source, inks, viewport) {
      uniforms.uClip.set(clipOf(viewport));
      shader.resources.uSheet = source;
      colours = [...inks];
      drawn = inks.map(() => []);
      runs = [];
      container.visible = false;
    },
    setColour(string, colour) {
      if (colours[string] === colour) return;
      colours[string] = colour;
      if (!runs[string]) return;
      paint(string);
      inkBuffer.update();
    },
    write(string, glyphs) {
      drawn[string] = glyphs;
      if (glyphs.length > (runs[string]?.room ?? 0)) {
        grow();
      } else if (runs[string]) {
        writeText(string);
        glyphBuffer.update();
      }
    },
    moveAll(x, y) {
      uniforms.uMoved.set([x, y]);
    },
    fadeAll(opacity) {
      uniforms.uOpacity = opacity;
    },
  };
}
