import type { Container } from 'pixi.js';
import type { Rect } from '../../grammar/rect';

/** Description of a mesh whose look and places only its shader knows. */
export interface MeshDescription {
  /** Name of its shader pair. */
  readonly kind: string;
  readonly uniforms: Readonly<Record<string, number | ArrayLike<number>>>;
  /** Returns a box for each part that is drawn, in CSS px from the drawing's top left corner. */
  boxes(): readonly Rect[];
  /** Returns the ink of each box, as `inkText` writes it, or one ink for all. */
  inks(): readonly string[];
  /** Returns further sizes and colours by name, such as those that all parts share. */
  style?(): Readonly<Record<string, string>>;
  /** Returns the content of the parts, if the buffers also hold remains of earlier ones. */
  parts?(): unknown;
}

const descriptions = new WeakMap<Container, MeshDescription>();

/** Attaches a description to a mesh, and returns the mesh. */
export function describeMesh<M extends Container>(mesh: M, description: MeshDescription): M {
  descriptions.set(mesh, description);
  return mesh;
}

/** Returns the description attached to a mesh; undefined if there is none. */
export const meshDescription = (mesh: Container): MeshDescription | undefined => descriptions.get(mesh);
