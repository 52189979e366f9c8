/** The box of some words or of a thing in a drawing, in CSS px. */
export interface WordBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const meet = (a: WordBox, b: WordBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
