/** A panel drawn by hand. Both contexts are clear when it draws. */
export interface CanvasDrawing<S> {
  /** True where a state looks as the one before, but for what moves; it is not drawn then. */
  same?(state: S): boolean;
  /** Draws what changes with the state only. */
  still(context: CanvasRenderingContext2D, state: S): void;
  /** Draws what moves as it stands at `t`; returns from which instant on it looks different, as a stage's scene does. */
  moving?(context: CanvasRenderingContext2D, t: number): number;
}

export type Open<S> = () => CanvasDrawing<S>;
