import type { Container } from 'pixi.js';
import type { Rect } from '../../grammar/rect';

/** Describes a mesh whose look and places only its shader knows. */
export interface MeshDescription {
  /** The name of its shader pair. */
  readonly kind: string;
  readonly uniforms: Readonly<Record<string, number | ArrayLike<number>>>;
  /** One box for each part that is drawn, in CSS px from the drawing's top left corner. */
  boxes(): readonly Rect[];
  /** The ink of each box, as `inkText` writes it; one where all have the same. */
  inks(): readonly string[];
  /** Sizes and colours that are not those of single parts, by name. */
  style?(): Readonly<Record<string, string>>;
  /** What the parts are, where the buffers also hold the rest of what was drawn before. */
  parts?(): unknown;
}

const descriptions = new WeakMap<Container, MeshDescription>();

/** Attaches a description to a mesh and returns the mesh. */
export function describeMesh<M extends Container>(mesh: M, description: MeshDescription): M {
  descriptions.set(mesh, description);
  return mesh;
}

/** The description attached to a mesh; undefined if there is none. */
export const meshDescription = (mesh: Container): MeshDescription | undefined => descriptions.get(mesh);
