/**
 * @param {Buffer} font
 * @param {string} tag
 * @returns where a table of an OpenType font begins; undefined if it has none
 */
function table(font, tag) {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  return undefined;
}

/** @param {Buffer} font @param {number} character of the first plane @returns its glyph; 0 if the font has none */
function glyphOf(font, character) {
  const u16 = (/** @type {number} */ at) => font.readUInt16BE(at);
  const cmap = table(font, 'cmap') ?? 0;
  for (let i = 0; i < u16(cmap + 2); i++) {
    const map = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    if (u16(map) !== 4) continue;
    const size = u16(map + 6);
    for (let at = map + 14; at < map + 14 + size; at += 2) {
      if (u16(at) < character) continue;
      const [first, shift, offset] = [at + 2 + size, at + 2 + 2 * size, at + 2 + 3 * size];
      if (u16(first) > character) break;
      const glyph = u16(offset) === 0 ? character : u16(offset + u16(offset) + 2 * (character - u16(first)));
      return (glyph + u16(shift)) & 0xffff;
    }
  }
  return 0;
}

/** @param {number} format @returns the bytes of a value record, two for each bit */
const bytes = (format) => 2 * [...format.toString(2)].filter((bit) => bit === '1').length;

/**
 * Byte ranges of the values by which an OpenType font kerns a letter and the space after it: its pairs of single
 * glyphs, where Archivo has them.
 * @param {Buffer} font
 * @returns {[number, number][]}
 */
export function spacePairs(font) {
  const u16 = (/** @type {number} */ at) => font.readUInt16BE(at);
  const offsets = (/** @type {number} */ from, /** @type {number} */ list) =>
    Array.from({ length: u16(list) }, (_, i) => from + u16(list + 2 + 2 * i));
  const space = glyphOf(font, 0x20);
  const gpos = table(font, 'GPOS');
  if (gpos === undefined) return [];
  const lookups = gpos + u16(gpos + 8);
  return offsets(lookups, lookups)
    .filter((lookup) => u16(lookup) === 2)
    .flatMap((lookup) => offsets(lookup, lookup + 4))
    .filter((subtable) => u16(subtable) === 1)
    .flatMap((subtable) => {
      const size = bytes(u16(subtable + 4)) + bytes(u16(subtable + 6));
      return offsets(subtable, subtable + 8).flatMap((set) =>
        Array.from({ length: u16(set) }, (_, i) => set + 2 + i * (2 + size))
          .filter((pair) => u16(pair) === space)
          .map((pair) => /** @type {[number, number]} */ ([pair + 2, pair + 2 + size])),
      );
    });
}

/**
 * Sets those pairs to zero, in place: Archivo’s own leave 0.17 em between words after a k.
 * @param {Buffer} font
 */
export function withoutSpacePairs(font) {
  for (const [start, end] of spacePairs(font)) font.fill(0, start, end);
  return font;
}
