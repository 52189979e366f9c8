/** A panel drawn by hand. Both contexts are clear when it draws. */
export interface CanvasDrawing<S> {
  /** Draws what changes with the state only. */
  still(context: CanvasRenderingContext2D, state: S): void;
  /** Draws what moves as it stands at `t`; true while a later `t` looks different. */
  moving?(context: CanvasRenderingContext2D, t: number): boolean;
}

export type Open<S> = () => CanvasDrawing<S>;
