const CORNERS = 4;
const QUAD = [0, 1, 2, 2, 1, 3] as const;

/** Vertex indices of `count` quads whose corners are in the order (0,0) (1,0) (0,1) (1,1). */
export function quads(count: number): Uint32Array {
  return Uint32Array.from(
    { length: count * QUAD.length },
    (_, i) => Math.floor(i / QUAD.length) * CORNERS + (QUAD[i % QUAD.length] as number),
  );
}
