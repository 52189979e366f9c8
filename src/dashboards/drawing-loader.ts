import type { DrawingFunctions } from '../plot/grammar/drawing';
import type { CreateScene } from '../plot/surface/scene';

/** Loads a drawing that is data, and what draws it: the `draw` of a dashboard. */
export const drawingLoader =
  <S, L, A>(load: () => Promise<{ readonly drawing: DrawingFunctions<S, L, A> }>) =>
  async (): Promise<CreateScene<S>> => {
    const [{ createPlot }, { drawing }] = await Promise.all([import('../plot/render/plot'), load()]);
    return createPlot(drawing);
  };
