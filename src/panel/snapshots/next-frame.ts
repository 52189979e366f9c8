import { NEXT_FRAME, onFrame } from '../../clock/frames';

/** Resolves at the next display frame; none comes while the page is hidden. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    const stop = onFrame(() => {
      stop();
      resolve();
      return NEXT_FRAME;
    });
  });
