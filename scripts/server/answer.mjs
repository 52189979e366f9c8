import { HEADERS } from '../../deploy/headers.mjs';
import { chooseCoding } from './codings.mjs';
import { precondition, rangeHolds } from './conditions.mjs';
import { readRange } from './ranges.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Resource} Resource */
/** @typedef {{ status: number, headers: Record<string, string | number>, body: Buffer | undefined }} Answer */
/** @typedef {{ method: string, url: string, headers: import('node:http').IncomingHttpHeaders }} Question */

/** Longest address in characters; longer ones are refused. The longest that the site writes has about 300. */
const LONGEST_ADDRESS = 8_192;

/**
 * Answer of one line.
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 * @returns {Answer}
 */
export function textAnswer(status, text, headers = {}) {
  const body = Buffer.from(`${text}\n`);
  const textHeaders = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
  };
  return { status, headers: { ...HEADERS, ...textHeaders, ...headers }, body };
}

/**
 * Path in a request's target, decoded: a key to look up, never a path of the file system.
 * @param {string} target in origin form, or in the absolute form that proxies send
 * @returns {string | undefined} undefined if it cannot be decoded, or has an encoded slash, which no address of the
 * site has
 */
function pathOf(target) {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  if (/%2f/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path || '/');
  } catch {
    return undefined;
  }
}

/** @param {Resource} resource @param {Question['headers']} asked @returns {Answer} */
function sendResource(resource, asked) {
  const whole = chooseCoding(asked['accept-encoding'], resource);
  const shared = {
    ...resource.headers,
    'Content-Type': resource.type,
    'Cache-Control': resource.cache,
    ...(resource.codings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    'Accept-Ranges': 'bytes',
  };
  const { identity } = resource;
  const size = identity.bytes.length;
  const range = rangeHolds(asked, identity.etag) ? readRange(asked.range, size) : undefined;
  // Ranges are always of the file as it is, so that a download goes on where it ended.
  const { etag, bytes, coding } = range ? identity : whole;
  const headers = { ...shared, ETag: etag };

  const status = precondition(asked, etag);
  if (status === 304) {
    const { 'Content-Type': _type, 'Accept-Ranges': _ranges, ...kept } = headers;
    return { status, headers: kept, body: undefined };
  }
  if (status === 412) return textAnswer(status, 'The file has changed.', { ETag: etag });
  if (range === 'unsatisfiable')
    return textAnswer(416, 'There is no such range.', { 'Content-Range': `bytes */${size}` });
  if (range) {
    const body = bytes.subarray(range.first, range.last + 1);
    const place = { 'Content-Range': `bytes ${range.first}-${range.last}/${size}`, 'Content-Length': body.length };
    return { status: 206, headers: { ...headers, ...place }, body };
  }
  const encoded = coding === 'identity' ? {} : { 'Content-Encoding': coding };
  return { status, headers: { ...headers, ...encoded, 'Content-Length': bytes.length }, body: bytes };
}

/**
 * Answer with the whole 404 page.
 * @param {Resource | undefined} page
 * @param {Question['headers']} asked
 * @returns {Answer}
 */
function notFound(page, asked) {
  if (!page) return textAnswer(404, 'Not found.');
  const answer = sendResource(page, { 'accept-encoding': asked['accept-encoding'] });
  const { ETag: _tag, 'Accept-Ranges': _ranges, ...headers } = answer.headers;
  return { ...answer, status: 404, headers };
}

/** @param {Site} site @param {Question} question */
function answerGet(site, { url, headers }) {
  if (url.length > LONGEST_ADDRESS) return textAnswer(414, 'The address is too long.');
  const path = pathOf(url);
  const resource = path === undefined ? undefined : site.resources.get(path);
  return resource ? sendResource(resource, headers) : notFound(site.notFound, headers);
}

/**
 * Whole answer to a request, as a function of the site and the request alone.
 * @param {Site} site
 * @param {Question} question
 * @returns {Answer} to HEAD, the answer to GET without its body; ranges are for GET alone (RFC 9110, 14.2)
 */
export function answer(site, question) {
  const { method, headers } = question;
  if (method === 'GET') return answerGet(site, question);
  if (method !== 'HEAD') return textAnswer(405, 'Only GET and HEAD are allowed.', { Allow: 'GET, HEAD' });
  const { range: _range, ...rest } = headers;
  return { ...answerGet(site, { ...question, headers: rest }), body: undefined };
}
