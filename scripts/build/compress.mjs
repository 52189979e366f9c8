import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED } from '../../deploy/headers.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `file.br` and `file.gz` beside each text file of a built site, where that is smaller.
 * @param {string} folder
 */
export async function compressSite(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPRESSED.includes(extname(file)),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const forms = {
        br: await brotli(bytes, { params }),
        gz: await zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
      };
      for (const [ending, form] of Object.entries(forms)) {
        if (form.length < bytes.length) writeFileSync(`${path}.${ending}`, form);
      }
    }),
  );
}
