/** Bytes of a block; a header is one, and each file is padded to whole ones. */
const BLOCK = 512;

/** @typedef {{ name: string, bytes: Buffer, mode: number }} TarFile `name` has slashes and at most 100 bytes */

/** @param {number} value @param {number} length of the field, with its closing zero byte */
const octal = (value, length) => value.toString(8).padStart(length - 1, '0');

/** @param {TarFile} file @param {number} time seconds since 1970 */
function header({ name, bytes, mode }, time) {
  if (Buffer.byteLength(name) > 100) throw new Error(`"${name}" is too long a name for the archive.`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(bytes.length, 12), 124);
  block.write(octal(time, 12), 136);
  block.fill(' ', 148, 156);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148);
  return block;
}

/**
 * Tar archive (POSIX ustar) of files that belong to root.
 * @param {readonly TarFile[]} files
 * @param {number} time of all files, in seconds since 1970
 * @returns {Buffer} throws if a name has more than 100 bytes
 */
export function tar(files, time) {
  const blocks = files.flatMap((file) => {
    const filling = Buffer.alloc((BLOCK - (file.bytes.length % BLOCK)) % BLOCK);
    return [header(file, time), file.bytes, filling];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
