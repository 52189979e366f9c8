import type { DrawingFunctions } from '../plot/grammar/drawing';
import type { CreateScene } from '../plot/surface/scene';

/** Makes the `loadScene` of a dashboard whose drawing is data: it loads the drawing and its renderer. */
export const drawingLoader =
  <S, L, A>(load: () => Promise<{ readonly drawing: DrawingFunctions<S, L, A> }>) =>
  async (): Promise<CreateScene<S>> => {
    const [{ createPlot }, { drawing }] = await Promise.all([import('../plot/render/plot'), load()]);
    return createPlot(drawing);
  };
