/** @typedef {import('./drivers/driver.mjs').View} View */
/** @typedef {import('./photograph.mjs').Step} Step */
/**
 * Step with a page: an element is clicked or gets a key, an address is loaded, the visit's history traversed, or a
 * member of `northwall` called.
 * @typedef {Step | { load: string } | { history: 'back' | 'forward' } | { call: string, args: (string | number)[] }}
 * AnyStep
 */

/**
 * Resolves once the page shows its instant and will not change. Runs in the page.
 * @param {boolean} all true if panels outside the window count
 */
export async function untilSettled(all) {
  const northwall = /** @type {any} */ (window).northwall;
  await northwall.ready({ all });
}

/** Calls a member of `northwall`. Runs in the page. @param {{ call: string, args: (string | number)[] }} member */
async function callMember({ call, args }) {
  await /** @type {any} */ (window).northwall[call](...args);
}

/** Traverses the history. Runs in the page. @param {'back' | 'forward'} to */
function goThroughHistory(to) {
  history[to]();
}

/** @param {View} view @param {string} site @param {AnyStep} step */
async function take(view, site, step) {
  if ('load' in step) await view.show(site + step.load);
  else if ('call' in step) await view.ask(callMember, step);
  else if ('history' in step) await view.ask(goThroughHistory, step.history);
  else await view.perform(step);
}

/**
 * Takes a page to what a case shows; it may still be drawing then.
 * @param {View} view
 * @param {string} site without a slash at its end
 * @param {{ address: string, steps?: AnyStep[] }} way
 * @param {boolean} whole true if panels outside the window count
 */
export async function openCase(view, site, { address, steps = [] }, whole) {
  await view.show(site + address);
  for (const step of steps) {
    await view.ask(untilSettled, whole);
    await take(view, site, step);
  }
  await view.leave();
}
