// Visual testing for tests of the site's pages: docs/visual-testing.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as base, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { blockOf, blocksOf, keepBlock, readBlock } from './baselines.mjs';
import { photograph } from './photograph.mjs';
import { differencePng } from './pixels.mjs';
import { verdictOf } from './verdict.mjs';

export { photograph, verdictOf };

/** @typedef {import('./verdict.mjs').Photograph} Photograph */
/** @typedef {Photograph & { picture: Buffer }} Taken */

/** Annotation of tests that compared; the reporter counts them. */
export const COMPARED = 'compared';

/** The baselines of each file, read once a worker. @type {Map<string, Map<string, string>>} */
const files = new Map();

/** @param {string} file */
function baselinesIn(file) {
  const known = files.get(file) ?? blocksOf(file);
  files.set(file, known);
  return known;
}

/** @param {string} type @param {string} description */
const annotate = (type, description) => test.info().annotations.push({ type, description });

/**
 * Attaches a picture, which Playwright’s report shows beside the others of its name.
 * @param {string} name
 * @param {Buffer} png
 */
function attach(name, png) {
  const path = test.info().outputPath(`${name}.png`);
  writeFileSync(path, png);
  test.info().attachments.push({ name: `${name}.png`, contentType: 'image/png', path });
}

/** @param {string} name @param {Taken} before @param {Taken} after */
function attachAll(name, { picture: before }, { picture: after }) {
  attach(`${name}-expected`, before);
  attach(`${name}-actual`, after);
  if (!before.equals(after)) attach(`${name}-diff`, differencePng(PNG.sync.read(before), PNG.sync.read(after)));
}

/** Returns the photograph itself, or takes one of the page. @param {Taken | import('playwright').Page} one */
const taken = (one) => ('fingerprint' in one ? one : photograph(one));

/** @param {Taken} after @param {Photograph & { picture?: Buffer }} before @param {string} name */
function compare(after, before, name) {
  const verdict = verdictOf(before, after);
  const pass = verdict.kind === 'equal';
  if (verdict.unlike) annotate('pixels not compared', verdict.unlike);
  if (!pass) {
    annotate('verdict', verdict.lines.join('\n'));
    if (before.picture) attachAll(name, /** @type {Taken} */ (before), after);
    else attach(`${name}-actual`, after.picture);
  }
  return { pass, message: () => [`${name} does not look as before.`, ...verdict.lines].join('\n') };
}

/** Playwright’s `expect` with `toLookAsBefore`. */
export const expect = base.extend({
  /**
   * Passes if a page looks as before: like the photograph `before`, or else like its baseline, which is named after the
   * test unless `name` is given, in a file of the project’s name.
   * @param {Taken | import('playwright').Page} received
   * @param {{ before?: Taken | undefined, name?: string }} [options]
   */
  async toLookAsBefore(received, { before, name = test.info().titlePath.slice(1).join(' › ') } = {}) {
    const info = test.info();
    const after = await taken(received);
    annotate(COMPARED, name);
    if (before) return compare(after, before, name);
    const file = join(info.project.snapshotDir, `${info.project.name || 'baselines'}.txt`);
    const block = blockOf(after, PNG.sync.read(after.picture));
    const previous = baselinesIn(file).get(name);
    const renews = ['all', 'changed'].includes(info.config.updateSnapshots);
    if (renews && previous !== block) await keepBlock(file, name, block);
    if (renews || previous === block) return { pass: true, message: () => '' };
    if (previous !== undefined) return compare(after, readBlock(previous), name);
    attach(`${name}-actual`, after.picture);
    return { pass: false, message: () => `There is no baseline of ${name} in ${file}: --update-snapshots writes it.` };
  },
});
