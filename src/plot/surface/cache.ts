import type { CreateScene } from './scene';
import { Stage } from './stage';

/** Most stages kept at once. Chromium allows 16 WebGL contexts, and Pixi holds one while it probes. */
const MAX_STAGES = 14;

/** The stages, the one used last at the end. */
let stages: { readonly key: object; readonly stage: Stage<unknown> }[] = [];

/**
 * Returns a stage for `key`, such as the function that loads its drawing: one kept from an earlier page, or a new one.
 * Stages live as long as the document, so that visiting a page again creates no new WebGL context. A second panel of
 * the same drawing on one page gets a stage of its own. Beyond the limit, the least recently used stage that is on no
 * page is disposed of.
 */
export function acquireStage<S>(key: object, create: CreateScene<S>): Stage<S> {
  const kept = stages.find((one) => one.key === key && !one.stage.isAttached);
  const used = kept ?? { key, stage: new Stage(create) as Stage<unknown> };
  stages = [...stages.filter((one) => one !== kept), used];
  if (stages.length > MAX_STAGES) {
    const oldest = stages.find((one) => !one.stage.isAttached && one !== used);
    stages = stages.filter((one) => one !== oldest);
    oldest?.stage.dispose();
  }
  return used.stage as Stage<S>;
}
