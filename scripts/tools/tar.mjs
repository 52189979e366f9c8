/** Bytes of a block; a header is one, and each file is filled up to whole ones. */
const BLOCK = 512;

/** @typedef {{ name: string, bytes: Buffer, mode: number, same?: string }} TarFile `name` has slashes and at most 100 bytes; `same` names an earlier file with the same bytes, instead of which a link is written */

/** @param {number} value @param {number} length of the field, with its closing zero byte */
const octal = (value, length) => value.toString(8).padStart(length - 1, '0');

/** @param {TarFile} file @param {number} time seconds since 1970 */
function header({ name, bytes, mode, same }, time) {
  for (const each of [name, same ?? '']) {
    if (Buffer.byteLength(each) > 100) throw new Error(`"${each}" is too long a name for the archive.`);
  }
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(same === undefined ? bytes.length : 0, 12), 124);
  block.write(octal(time, 12), 136);
  block.fill(' ', 148, 156);
  block.write(same === undefined ? '0' : '1', 156);
  block.write(same ?? '', 157);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148);
  return block;
}

/**
 * A tar archive (POSIX ustar) of files that belong to root.
 * @param {readonly TarFile[]} files
 * @param {number} time of all files, in seconds since 1970
 * @returns {Buffer} throws where a name has more than 100 bytes
 */
export function tar(files, time) {
  const blocks = files.flatMap((file) => {
    if (file.same !== undefined) return [header(file, time)];
    const filling = Buffer.alloc((BLOCK - (file.bytes.length % BLOCK)) % BLOCK);
    return [header(file, time), file.bytes, filling];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** @param {Buffer} block @param {number} from @param {number} length */
const field = (block, from, length) => block.toString('utf8', from, from + length).replace(/\0.*$/s, '');

/** @param {Buffer} block @param {number} from */
const nameIn = (block, from) => field(block, from, 100).replace(/^\.\//, '');

/**
 * The files of an archive, by name without a leading `./`.
 * @param {Buffer} archive
 * @returns {Map<string, Buffer>} throws where it holds anything but folders, files and links to them, or is cut off
 */
export function untar(archive) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (let at = 0; ; ) {
    const block = archive.subarray(at, at + BLOCK);
    if (block.length < BLOCK) throw new Error('The archive is cut off.');
    if (block.every((byte) => byte === 0)) return files;
    const [name, type, size] = [nameIn(block, 0), field(block, 156, 1), Number.parseInt(field(block, 124, 12), 8)];
    if (type === '5') {
      at += BLOCK;
      continue;
    }
    const bytes = type === '1' ? files.get(nameIn(block, 157)) : archive.subarray(at + BLOCK, at + BLOCK + size);
    if (!'01'.includes(type) || type === '' || !bytes || (type === '0' && bytes.length !== size)) {
      throw new Error(`The archive cannot be read at "${name}".`);
    }
    files.set(name, bytes);
    at += BLOCK * (1 + (type === '0' ? Math.ceil(size / BLOCK) : 0));
  }
}
