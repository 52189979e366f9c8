import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { loadEntry } from './load-entry.mjs';
import { fillTemplate, pageFile } from './page-html.mjs';
import { robotsTxt, sitemapXml } from './search-files.mjs';

const SERVER_BUILD = '.prerender';
const MANIFEST = 'build-manifest.json';

/**
 * Builds the site into `folder`: the client's files, then every route as a page of its own and the calendar files.
 * @param {string} folder
 */
export async function buildSite(folder) {
  process.env.NODE_ENV = 'production';
  await build({ logLevel: 'warn', build: { outDir: folder } });
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/app/entry-server.tsx', outDir: SERVER_BUILD, copyPublicDir: false },
  });

  const { calendarFiles } = await loadEntry('scripts/calendars/files.ts');
  for (const [name, text] of calendarFiles()) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }

  const { origin, paths, render } = await import(
    `${pathToFileURL(`${SERVER_BUILD}/entry-server.js`).href}?${Date.now()}`
  );
  const template = readFileSync(`${folder}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${folder}/${MANIFEST}`, 'utf8'));
  for (const path of [...paths, '/404']) {
    const html = fillTemplate(template, await render(path), manifest);
    const file = `${folder}/${pageFile(path)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeFileSync(`${folder}/sitemap.xml`, sitemapXml(origin, paths));
  writeFileSync(`${folder}/robots.txt`, robotsTxt(origin));
  rmSync(`${folder}/${MANIFEST}`);
  rmSync(SERVER_BUILD, { recursive: true });
  console.log(`Built ${paths.length} pages and the 404 page into ${folder}.`);
}
