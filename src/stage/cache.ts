import type { CreateScene } from './scene';
import { Stage } from './stage';

/** Most stages kept at once. Chromium allows 16 WebGL contexts and Pixi holds one while it probes. */
const MAX_STAGES = 14;

const stages = new Map<string, Stage<unknown>>();

/**
 * The stage for a key, created on first use and kept as long as the document, so that visiting a page again creates no
 * new WebGL context. Beyond the limit, the least recently used stage that is on no page is disposed of.
 */
export function acquireStage<S>(key: string, create: CreateScene<S>): Stage<S> {
  const kept = stages.get(key) as Stage<S> | undefined;
  const stage = kept ?? new Stage(create);
  stages.delete(key);
  stages.set(key, stage as Stage<unknown>);
  if (stages.size > MAX_STAGES) {
    const oldest = [...stages].find(([, candidate]) => !candidate.attached && candidate !== stage);
    if (oldest) {
      stages.delete(oldest[0]);
      oldest[1].dispose();
    }
  }
  return stage;
}
