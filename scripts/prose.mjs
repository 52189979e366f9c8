// Prints how long and how hard to read each page's text is.
import { prepareProject } from './install.mjs';
import { loadEntry } from './load-entry.mjs';

prepareProject();
const { proseTable } = await loadEntry('scripts/prose/runner.ts');
console.log(proseTable());
