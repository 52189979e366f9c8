import {
  Buffer,
  BufferUsage,
  type Container,
  type Geometry,
  GlProgram,
  Mesh,
  Shader,
  State,
  type TextureSource,
  UniformGroup,
} from 'pixi.js';
import { describeMesh, type MeshDescription } from './mesh-description';

/** Creates a vertex buffer whose data are rewritten while it is in use. */
export const vertexBuffer = (data: Float32Array | Uint32Array | Uint8Array) =>
  new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });

/** Creates a uniform of `size` vec4s. */
export const vec4 = (size = 1, value: Float32Array = new Float32Array(size * 4)) =>
  ({ value, type: 'vec4<f32>', size }) as const;

/** Numbers by names such as `markedDot` or `eval-band`, which the shaders have as `MARKED_DOT` and `EVAL_BAND`. */
export type ShaderConstants = Readonly<Record<string, number>>;

/** A shader with its constants, as macros behind its first line, which names the language. */
function withConstants(source: string, constants: ShaderConstants): string {
  const macros = Object.entries(constants).map(([name, value]) => {
    const macro = name.replace(/-|(?=[A-Z])/g, '_').toUpperCase();
    return `#define ${macro} ${Number.isInteger(value) ? value.toFixed(1) : value}\n`;
  });
  return source.replace('\n', () => `\n${macros.join('')}`);
}

interface ShaderMeshOptions<U> extends Omit<MeshDescription, 'kind' | 'uniforms'> {
  readonly vertex: string;
  readonly fragment: string;
  readonly constants?: ShaderConstants;
  readonly geometry: Geometry;
  readonly uniforms: U;
  /** Textures by the names of their samplers. */
  readonly textures?: Readonly<Record<string, TextureSource>>;
}

interface Uniform {
  value: number | Float32Array;
  type: 'f32' | 'vec2<f32>' | 'vec4<f32>';
  size?: number;
}

/** Number of meshes that draw a geometry: several machines share one, and a line's area shares the line's. */
const users = new WeakMap<Geometry, number>();

/**
 * Frees a mesh's shader when the mesh is destroyed, and its geometry with the last user; Pixi leaves both to the owner.
 */
function freeWith(mesh: Container, geometry: Geometry, shader: Shader): void {
  const usersOf = () => users.get(geometry) ?? 0;
  users.set(geometry, usersOf() + 1);
  mesh.once('destroyed', () => {
    shader.destroy();
    users.set(geometry, usersOf() - 1);
    if (usersOf() === 0) geometry.destroy(true);
  });
}

/**
 * Creates a mesh that is drawn by the shader pair `kind` and describes itself. The uniforms returned are changed in
 * place. Destroying the mesh frees its shader and geometry, before any other listener of that event frees their
 * textures.
 */
export function createShaderMesh<U extends Record<string, Uniform>>(kind: string, options: ShaderMeshOptions<U>) {
  const { vertex, fragment, constants = {}, geometry, uniforms: structures, textures, ...description } = options;
  const group = new UniformGroup<U>(structures);
  const shader = new Shader({
    glProgram: GlProgram.from({
      vertex: withConstants(vertex, constants),
      fragment: withConstants(fragment, constants),
      name: kind,
    }),
    resources: { [kind]: group, ...textures },
  });
  const { uniforms } = group;
  const mesh = describeMesh(new Mesh({ geometry, shader, state: State.for2d() }), { ...description, kind, uniforms });
  freeWith(mesh, geometry, shader);
  return { mesh, shader, uniforms };
}
