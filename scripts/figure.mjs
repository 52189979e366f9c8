// Draws one incident across all models anew: `npm run figure`.
import { writeFileSync } from 'node:fs';
import { prepareProject } from './install.mjs';
import { loadEntry } from './load-entry.mjs';

const FILE = 'docs/images/incident.svg';

prepareProject();
/** @type {{ incidentFigure(): string }} */
const { incidentFigure } = await loadEntry('scripts/figure/runner.ts');
writeFileSync(FILE, incidentFigure());
console.log(`Wrote ${FILE}.`);
