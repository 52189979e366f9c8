import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tar, untar } from '../tools/tar.mjs';
import { CannotRun } from './cannot-run.mjs';

/** The file that holds the checksum of each other, as `sha256sum -c` reads it. */
const SUMS = 'SHA256SUMS';

/** Seconds since 1970 of every file in an archive, so that equal pictures make equal archives. */
const WRITTEN = 0;

const sumOf = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** The files below a folder by their paths with slashes, without the checksums. @param {string} folder @returns {Map<string, Buffer>} */
function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(folder).length + 1)
        .replaceAll('\\', '/'),
    );
  const others = names.filter((name) => name !== SUMS).sort();
  return new Map(others.map((name) => [name, readFileSync(join(folder, name))]));
}

/** @param {Map<string, Buffer>} files */
const sumsOf = (files) => [...files].map(([name, bytes]) => `${sumOf(bytes)}  ${name}\n`).join('');

/**
 * Writes a folder of pictures and their checksums into a tar archive, equal files once.
 * @param {string} folder @param {string} target
 * @param {(png: Buffer) => Buffer} [shrink] has a picture take fewer bytes
 * @returns {string} what was written, in words
 */
export function pack(folder, target, shrink = (png) => png) {
  const found = [...(existsSync(folder) ? filesIn(folder) : [])];
  const files = new Map(found.map(([name, bytes]) => [name, name.endsWith('.png') ? shrink(bytes) : bytes]));
  if (files.size === 0) throw new CannotRun(`There are no pictures in ${folder}.`);
  /** @type {Map<string, string>} */
  const first = new Map();
  const archived = [...files].map(([name, bytes]) => {
    const sum = sumOf(bytes);
    const same = first.get(sum);
    if (same === undefined) first.set(sum, name);
    return { name, bytes, mode: 0o644, ...(same !== undefined && { same }) };
  });
  const sums = { name: SUMS, bytes: Buffer.from(sumsOf(files)), mode: 0o644 };
  const archive = tar([sums, ...archived], WRITTEN);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, archive);
  return `${target}: ${files.size} files, ${(archive.length / 1e6).toFixed(1)} MB`;
}

/** Throws where files are not those that their checksums are of. @param {string} from @param {Map<string, Buffer>} files @param {string} sums */
function verify(from, files, sums) {
  const missing = sums
    .split('\n')
    .flatMap((line) => line.split('  ')[1] ?? [])
    .filter((name) => !files.has(name));
  const expected = new Set(sums.split('\n'));
  const wrong = [...files].flatMap(([name, bytes]) => (expected.has(`${sumOf(bytes)}  ${name}`) ? [] : [name]));
  const [one] = [...missing, ...wrong];
  if (one === undefined) return;
  const count = missing.length + wrong.length;
  throw new CannotRun(`${from} is not what ${SUMS} says: ${count} of its files, such as ${one}.`);
}

/** Writes what an archive holds into an empty folder. @param {string} archive @param {string} folder */
function unpack(archive, folder) {
  let files;
  try {
    files = untar(readFileSync(archive));
  } catch (error) {
    throw new CannotRun(`${archive} is no archive of --pack: ${error instanceof Error ? error.message : error}`);
  }
  const sums = files.get(SUMS);
  if (!sums) throw new CannotRun(`${archive} is no archive of --pack: it has no ${SUMS}.`);
  files.delete(SUMS);
  verify(archive, files, sums.toString());
  rmSync(folder, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    if (!/^(?:[\w.-]*\w[\w.-]*\/)?[\w-][\w.@-]*$/.test(name)) throw new CannotRun(`${archive} holds "${name}".`);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

/** Whether baselines are an archive, which is only read. @param {string} against */
export const isArchive = (against) => existsSync(against) && statSync(against).isFile();

/**
 * The folder of baselines to compare with: an archive is unpacked into `work`, and checksums are verified where there are any.
 * @param {string} against @param {string} work
 */
export function openBaselines(against, work) {
  if (isArchive(against)) {
    unpack(against, work);
    return work;
  }
  if (/\.t(ar|gz|ar\.gz)$/.test(against) && !existsSync(against))
    throw new CannotRun(`There is no archive ${against}.`);
  const sums = join(against, SUMS);
  if (existsSync(sums)) verify(against, filesIn(against), readFileSync(sums, 'utf8'));
  return against;
}

/** Brings the checksums of a folder up to date, if it has any. @param {string} folder */
export function renewSums(folder) {
  if (existsSync(join(folder, SUMS))) writeFileSync(join(folder, SUMS), sumsOf(filesIn(folder)));
}
