// Prints how long and how hard to read each page's text is.
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

prepareProject();
const { proseTable } = await loadEntry('scripts/tools/prose/runner.ts');
console.log(proseTable());
