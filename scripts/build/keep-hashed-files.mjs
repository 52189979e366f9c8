import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED } from '../../deploy/headers.mjs';

/** List of the hashed files that earlier builds left, a name a line. */
const LIST = 'kept.txt';

/** @param {string} site */
const listed = (site) => {
  const file = join(site, LIST);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
};

/**
 * Copies the hashed files of an earlier build into a new one, for pages that were opened before the new one was there.
 * Files that the earlier build had itself kept are dropped.
 * @param {string} earlier a built site; may be missing
 * @param {string} site the new one
 */
export function keepHashedFiles(earlier, site) {
  const folder = join(earlier, HASHED);
  if (!existsSync(folder)) return;
  const older = new Set(listed(earlier));
  const names = readdirSync(folder).filter((name) => !older.has(name) && !existsSync(join(site, HASHED, name)));
  for (const name of names) cpSync(join(folder, name), join(site, HASHED, name));
  writeFileSync(join(site, LIST), names.map((name) => `${name}\n`).join(''));
}
