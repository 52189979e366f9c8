/** Prints how far a run has come, a line for every ten cases, and what is wrong with those that could not be photographed at its end. */
export default class Progress {
  #total = 0;
  #done = 0;
  /** @type {string[]} */
  #failures = [];

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.#total = suite.allTests().length;
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd({ title }, { status, errors }) {
    this.#done += 1;
    if (status !== 'passed')
      this.#failures.push(`${title}: ${errors.map(({ message }) => message).join('\n') || status}`);
    if (this.#done % 10 === 0 || this.#done === this.#total)
      console.log(`${this.#done} of ${this.#total} cases photographed`);
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message }) {
    this.#failures.push(String(message));
  }

  onEnd() {
    for (const failure of this.#failures) console.error(failure);
  }
}
