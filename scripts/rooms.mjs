// Draws the rooms of `src` and who imports whom from the real imports into docs/images/rooms.svg: `npm run rooms`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';

const FILE = 'docs/images/rooms.svg';
/** CSS px. */
const BOX = { width: 116, height: 34, gap: 16 };
const ROW = 84;
const MARGIN = 24;

readArguments(
  `Usage: npm run rooms

Draws the folders of src and their imports into docs/images/rooms.svg.`,
  {},
);
prepareProject();
const { stdout } = spawnSync('npx', ['depcruise', 'src', '--output-type', 'json'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  shell: process.platform === 'win32',
});
/** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} */
const { modules } = JSON.parse(stdout);

/**
 * The room of a file: its folder under `src`; of the dashboards what they offer to others, and the dashboards themselves.
 * @param {string} file
 */
function roomOf(file) {
  const [, folder, next = ''] = /^src\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  if (folder !== 'dashboards') return folder;
  if (/^(?:registry|ids)\.ts$/.test(next)) return 'registry';
  return /\.ts$/.test(next) ? next.replace(/\.ts$/, '') : 'dashboards';
}

/** @type {Map<string, Set<string>>} */
const imports = new Map();
for (const { source, dependencies } of modules) {
  const from = roomOf(source);
  if (!from || /\.test\./.test(source) || source.endsWith('.d.ts')) continue;
  const own = imports.get(from) ?? new Set();
  imports.set(from, own);
  for (const { resolved } of dependencies) {
    const to = roomOf(resolved);
    if (to && to !== from) own.add(to);
  }
}

/** @param {string} room @returns {number} how many rooms lie below it, at most, one on another */
const rank = (room) => Math.max(-1, ...[...(imports.get(room) ?? [])].map(rank)) + 1;
/** @param {string} from @param {string} to @returns {boolean} */
const reaches = (from, to) => [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));

const rooms = [...imports.keys()];
const rows = Math.max(...rooms.map(rank)) + 1;
const levels = Array.from({ length: rows }, (_, level) => rooms.filter((room) => rank(room) === level).sort());
const width = Math.max(...levels.map(({ length }) => length)) * (BOX.width + BOX.gap) - BOX.gap + 2 * MARGIN;
const height = (rows - 1) * ROW + BOX.height + 2 * MARGIN;
/** @type {Map<string, { x: number, y: number }>} the middle of each room's box */
const places = new Map();
levels.forEach((level, row) => {
  const first = (width - (level.length * (BOX.width + BOX.gap) - BOX.gap)) / 2;
  level.forEach((room, i) => {
    const x = first + i * (BOX.width + BOX.gap) + BOX.width / 2;
    places.set(room, { x, y: height - MARGIN - BOX.height / 2 - row * ROW });
  });
});

const lines = rooms.flatMap((from) =>
  [...(imports.get(from) ?? [])]
    // What another import brings anyway is left out.
    .filter((to) => ![...(imports.get(from) ?? [])].some((other) => other !== to && reaches(other, to)))
    .map((to) => {
      const [a, b] = [places.get(from), places.get(to)];
      if (!a || !b) return '';
      return `<path d="M${a.x} ${a.y + BOX.height / 2}L${b.x} ${b.y - BOX.height / 2}" stroke="#6F7C86"/>`;
    }),
);
const boxes = [...places].map(
  ([room, { x, y }]) =>
    `<rect x="${x - BOX.width / 2}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" fill="#12171B" stroke="#8FD6F2"/>` +
    `<text x="${x}" y="${y + 5}" text-anchor="middle" fill="#E8ECEE">${room}</text>`,
);
writeFileSync(
  FILE,
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The rooms of src, each above those it imports" font-family="ui-sans-serif, system-ui, sans-serif" font-size="14">`,
    `<rect width="${width}" height="${height}" fill="#0B0E11"/>`,
    ...lines,
    ...boxes,
    '</svg>\n',
  ].join('\n'),
);
console.log(`Wrote ${FILE}.`);
