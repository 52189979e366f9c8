import { countsOf, isGood } from './report.mjs';
import { msOf } from './strip.mjs';

/** @typedef {import('./compare.mjs').Result} Result */
/** @typedef {{ site: string, against: string }} Sides */

/** What a run found as JSON: both sides, counts by verdict, and each case with its verdict in words and its pictures. @param {readonly Result[]} results @param {Sides} sides */
export function resultsJson(results, sides) {
  const cases = results.map((result) => {
    const { profile, name, kind, words, findings, t, pictures } = result;
    const frames = result.frames?.map((each) => ({ ms: msOf(each.name), verdict: each.kind, pictures: each.pictures }));
    return { profile, name, verdict: kind, good: isGood(result), words, findings, t, pictures, frames };
  });
  return `${JSON.stringify({ format: 1, ...sides, counts: countsOf(results), cases }, undefined, 2)}\n`;
}

const ENTITIES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });
const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The pictures of a case, as CI servers look for attachments. @param {Result} result */
const attachments = ({ pictures, frames = [] }) =>
  [pictures, ...frames.filter(({ kind }) => kind !== 'equal').map((frame) => frame.pictures)]
    .flatMap((each) => Object.values(each ?? {}))
    .map((path) => `[[ATTACHMENT|${escaped(path)}]]\n`)
    .join('');

/** What a run found as JUnit XML: a suite for each profile, and a failure with its pictures for each case that is not as it should be. @param {readonly Result[]} results */
export function resultsJunit(results) {
  const suites = [...new Set(results.map(({ profile }) => profile))].map((profile) => {
    const own = results.filter((result) => result.profile === profile);
    const cases = own.map((result) => {
      const { name, kind, words } = result;
      const opening = `    <testcase classname="${escaped(profile)}" name="${escaped(name)}"`;
      if (isGood(result)) return `${opening}/>`;
      const failure = `<failure type="${kind}" message="${escaped(words)}"/>`;
      return `${opening}>${failure}<system-out>${attachments(result)}</system-out></testcase>`;
    });
    const failures = own.filter((result) => !isGood(result)).length;
    const counts = `tests="${own.length}" failures="${failures}"`;
    return [`  <testsuite name="${escaped(profile)}" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="visual">', ...suites, '</testsuites>', ''].join(
    '\n',
  );
}
