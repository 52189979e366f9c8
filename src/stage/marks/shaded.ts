import type { Container } from 'pixi.js';
import type { Rect } from '../rect';

/** What a mark says of itself whose look and places only its shader knows. */
export interface MeshDescription {
  /** The name of its shader pair. */
  readonly kind: string;
  readonly uniforms: Readonly<Record<string, number | ArrayLike<number>>>;
  /** Its parts that are drawn: one box each, in CSS px from the drawing's left top corner. */
  boxes(): readonly Rect[];
}

const known = new WeakMap<Container, MeshDescription>();

/** Has a mesh say of itself what its shader draws, when somebody asks. Returns the mesh. */
export function shaded<M extends Container>(mesh: M, what: MeshDescription): M {
  known.set(mesh, what);
  return mesh;
}

/** What a mesh says of itself; undefined where it says nothing. */
export const meshDescription = (mesh: Container): MeshDescription | undefined => known.get(mesh);
