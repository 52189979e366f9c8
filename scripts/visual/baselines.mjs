import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CannotRun } from './cannot-run.mjs';
import { compact } from './compact.mjs';
import { PROFILES } from './profiles.mjs';

/** What a folder holds of a case: the picture, and the fingerprint in JSON, compressed. */
export const PICTURE = '.png';
const FINGERPRINT = '.json.gz';

/** A picture and the JSON of its fingerprint. @typedef {{ png: Buffer, json: string }} Side */

/** @param {string} base path of the file without its ending @param {Buffer} png */
export function writePicture(base, png) {
  mkdirSync(dirname(base), { recursive: true });
  writeFileSync(base + PICTURE, png);
}

/** @param {string} base path of the files without their endings @param {Side} side */
export function writeSide(base, { png, json }) {
  writePicture(base, png);
  writeFileSync(base + FINGERPRINT, gzipSync(json, { level: 9 }));
}

/** Undefined where one of the files is missing. @param {string} base @returns {Side | undefined} */
export function readSide(base) {
  if (!existsSync(base + PICTURE) || !existsSync(base + FINGERPRINT)) return undefined;
  return { png: readFileSync(base + PICTURE), json: gunzipSync(readFileSync(base + FINGERPRINT)).toString() };
}

/** The names of the cases in a folder. @param {string} folder */
export const namesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith(PICTURE) ? [file.slice(0, -PICTURE.length)] : []))
    : [];

/** Has one folder hold of a case what another does, be it nothing. @param {string} from @param {string} to @param {string} name */
export function copyCase(from, to, name) {
  mkdirSync(to, { recursive: true });
  for (const ending of [PICTURE, FINGERPRINT]) {
    const [source, target] = [join(from, name + ending), join(to, name + ending)];
    if (existsSync(source)) cpSync(source, target);
    else rmSync(target, { force: true });
  }
}

/** Makes what a run has photographed of a case a baseline, in as few bytes as there is a way to. @param {string} from @param {string} to @param {string} name @returns {boolean} false where it is one already */
export function adoptCase(from, to, name) {
  const [source, target] = [from, to].map((folder) => readSide(join(folder, name)));
  if (source && source.json === target?.json) return false;
  if (source) writeSide(join(to, name), { ...source, png: compact(source.png) });
  else copyCase(from, to, name);
  return true;
}

/** The file in a folder of baselines that says what it is for: by profile, a regular expression of the cases’ names. */
const PURPOSE = 'profiles.json';

/** @param {Record<string, string>} purpose */
function check(purpose) {
  for (const [profile, pattern] of Object.entries(purpose)) {
    if (!(profile in PROFILES)) throw new Error(`there is no profile ${profile}`);
    new RegExp(pattern);
  }
  return purpose;
}

/** What a folder of baselines is for; undefined where it does not say. @param {string} folder @returns {Record<string, string> | undefined} */
export function purposeOf(folder) {
  const file = join(folder, PURPOSE);
  if (!existsSync(file)) return undefined;
  try {
    return check(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CannotRun(`${file} cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
}
