import type { StageStatus } from '../stage/handle';
import type { SurfaceKind } from '../stage/scene';

/** What a panel is up to, as far as its controls show it. The same object until something changes. */
export interface FeedStatus {
  /** The visitor paused this panel. */
  readonly paused: boolean;
  /** `none` where the dashboard has no drawing, `missing` where its code could not be loaded. */
  readonly stage: StageStatus | 'none' | 'missing';
  readonly drawnBy: SurfaceKind | undefined;
  /** A first state is there. */
  readonly computed: boolean;
  /** The model could not compute a state. */
  readonly modelFailed: boolean;
}

/** What a panel is up to before it has begun, and in prerendered HTML. */
export const INITIAL_STATUS: FeedStatus = {
  paused: false,
  stage: 'opening',
  drawnBy: undefined,
  computed: false,
  modelFailed: false,
};
