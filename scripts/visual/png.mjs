import { deflateSync, inflateSync } from 'node:zlib';

/**
 * A picture of eight bits a channel: red, green, blue and opacity, row by row from the top.
 * @typedef {{ width: number, height: number, data: Uint8Array }} Picture
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Channels by PNG’s type of colour: those that browsers write. */
const CHANNELS = /** @type {Record<number, number>} */ ({ 2: 3, 6: 4 });

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** What a filter expects of a byte, by PNG’s number of the filter. @type {readonly ((left: number, up: number, corner: number) => number)[]} */
const FILTERS = [() => 0, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth];

/** Takes the filters off the rows. @param {Uint8Array} raw @param {number} height @param {number} stride @param {number} step bytes a pixel */
function unfilter(raw, height, stride, step) {
  const rows = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    const from = y * (stride + 1) + 1;
    const expected = FILTERS[Number(raw[from - 1])];
    if (!expected) throw new Error('A PNG with an unknown filter.');
    for (let x = 0; x < stride; x++) {
      const left = x < step ? 0 : Number(rows[row + x - step]);
      const up = y === 0 ? 0 : Number(rows[row + x - stride]);
      const corner = x < step || y === 0 ? 0 : Number(rows[row + x - stride - step]);
      rows[row + x] = Number(raw[from + x]) + expected(left, up, corner);
    }
  }
  return rows;
}

/**
 * Reads a PNG as browsers write it: eight bits a channel, not interlaced. Throws an Error for any other file.
 * @param {Buffer} file @returns {Picture}
 */
export function decodePng(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('Not a PNG.');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = CHANNELS[file.readUInt8(25)];
  if (file.readUInt8(24) !== 8 || !channels || file.readUInt8(28) !== 0) throw new Error('A PNG of another kind.');
  /** @type {Buffer[]} */
  const parts = [];
  for (let at = 8; at + 8 < file.length; at += file.readUInt32BE(at) + 12) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), height, width * channels, channels);
  if (channels === 4) return { width, height, data: rows };
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) data.set(rows.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return { width, height, data };
}

const CRCS = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = body.reduce((sum, byte) => Number(CRCS[(sum ^ byte) & 255]) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff;
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Writes a picture as a PNG. @param {Picture} picture */
export function encodePng({ width, height, data }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
