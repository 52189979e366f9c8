import type { Drawing } from '../plot/drawing';
import type { CreateScene } from '../plot/scene';

/** Loads a drawing that is data, and what draws it: the `draw` of a dashboard. */
export const drawingLoader =
  <S, L, A>(load: () => Promise<{ readonly drawing: Drawing<S, L, A> }>) =>
  async (): Promise<CreateScene<S>> => {
    const [{ createPlot }, { drawing }] = await Promise.all([import('../plot/plot'), load()]);
    return createPlot(drawing);
  };
