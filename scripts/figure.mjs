// Draws one incident across all models, and the home page's still picture, again: `npm run figure`.
import { writeFileSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

readArguments(
  `Usage: npm run figure

Draws one incident across all models into docs/images/incident.svg, and the home page's still picture.`,
  {},
);
prepareProject();
/** @type {{ incidentFigure(): string, stillPicture(): string }} */
const { incidentFigure, stillPicture } = await loadEntry('scripts/tools/figure/runner.ts');
const files = { 'docs/images/incident.svg': incidentFigure(), 'src/pages/home/still.svg': stillPicture() };
for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, text);
  console.log(`Wrote ${file}.`);
}
