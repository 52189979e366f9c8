import { COMPARED } from './visual.mjs';

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {{ planned?: string[], sides?: { site: string, before?: string } }} Metadata */

/** The first names of a list in words. @param {readonly string[]} names */
const named = (names) =>
  `${names.slice(0, 10).join(', ')}${names.length > 10 ? `, and ${names.length - 10} more` : ''}`;

/** @param {TestCase} test */
const titleOf = (test) => `${test.parent.project()?.name} ${test.title}`;

/** Colours of a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Prints progress and differences, and compares at the end of a run the planned cases with the compared ones:
 * Playwright passes over a blob or a test that is missing.
 */
export default class VisualReporter {
  /** @type {TestCase[]} */
  #tests = [];
  /** @type {Metadata} */
  #metadata = {};
  #isWhole = false;
  #done = 0;

  /**
   * @param {import('@playwright/test/reporter').FullConfig} config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin({ metadata, shard }, suite) {
    this.#metadata = metadata;
    this.#tests = suite.allTests();
    // A run with tests excluded says so itself.
    this.#isWhole = !shard && !process.argv.some((arg) => /^(?:-g|--grep|--last-failed|--project)/.test(arg));
  }

  /** @param {TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, { status, errors }) {
    this.#done += 1;
    if (status !== 'passed') {
      const words = errors.map(({ message = '' }) => message.replace(COLOURS, '')).join('\n') || status;
      console.log(`${titleOf(test)}: ${words}`);
    }
    if (this.#done % 20 === 0) console.log(`${this.#done} of ${this.#tests.length} cases compared`);
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message }) {
    console.error(message);
  }

  onEnd() {
    const wasCompared = (/** @type {TestCase} */ { results }) =>
      results.some(
        ({ status, annotations }) => status === 'failed' || annotations.some(({ type }) => type === COMPARED),
      );
    const compared = new Set(this.#tests.filter(wasCompared).map(titleOf));
    const planned = this.#isWhole ? (this.#metadata.planned ?? []) : this.#tests.map(titleOf);
    const missing = planned.filter((title) => !compared.has(title));
    const good = this.#tests.filter((test) => test.ok() && wasCompared(test)).length;
    const unlike = this.#tests.flatMap(({ results }) =>
      results.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'pixels not compared')),
    );
    const { site, before } = this.#metadata.sides ?? {};
    const sides = site ? `: ${site} against ${before ?? 'the baselines'}` : '';
    console.log(`${good} of ${planned.length} as before${sides}`);
    if (unlike.length > 0) {
      const words = [...new Set(unlike.map(({ description }) => description))].join('; ');
      console.log(
        `Of ${unlike.length} the pixels were not compared, because what made the baselines is another: ${words}. Compare them with a commit on this machine: npm run visual -- --against git:REF`,
      );
    }
    if (missing.length === 0) return undefined;
    const words = `${missing.length} of ${planned.length} planned were not compared: ${named(missing)}`;
    // A merge fails only where a reporter does.
    if (process.argv.includes('merge-reports')) throw new Error(words);
    console.error(words);
    return { status: /** @type {const} */ ('failed') };
  }
}
