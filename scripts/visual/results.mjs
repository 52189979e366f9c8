import { countsOf, isGood } from './report.mjs';

/** @typedef {import('./compare.mjs').Result} Result */
/** @typedef {{ site: string, against: string }} Sides */

/** What a run found as JSON: both sides, counts by verdict, and each case with its verdict in words. @param {readonly Result[]} results @param {Sides} sides */
export function resultsJson(results, sides) {
  const cases = results.map((result) => {
    const { profile, name, kind, words, findings, t } = result;
    return { profile, name, verdict: kind, good: isGood(result), words, findings, t };
  });
  return `${JSON.stringify({ format: 1, ...sides, counts: countsOf(results), cases }, undefined, 2)}\n`;
}

const ENTITIES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });
const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** What a run found as JUnit XML: a suite for each profile, and a failure for each case that is not as it should be. @param {readonly Result[]} results */
export function resultsJunit(results) {
  const suites = [...new Set(results.map(({ profile }) => profile))].map((profile) => {
    const own = results.filter((result) => result.profile === profile);
    const cases = own.map((result) => {
      const { name, kind, words } = result;
      const opening = `    <testcase classname="${escaped(profile)}" name="${escaped(name)}"`;
      if (isGood(result)) return `${opening}/>`;
      return `${opening}><failure type="${kind}" message="${escaped(words)}"/></testcase>`;
    });
    const failures = own.filter((result) => !isGood(result)).length;
    const counts = `tests="${own.length}" failures="${failures}"`;
    return [`  <testsuite name="${escaped(profile)}" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="visual">', ...suites, '</testsuites>', ''].join(
    '\n',
  );
}
