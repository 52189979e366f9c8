// Prints how long and how hard to read each page's text is.
import { readArguments } from './tools/arguments.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

readArguments(
  `Usage: npm run prose

Prints a line for each page: words, sentences, longest sentence, Flesch-Kincaid grade.`,
  {},
);
prepareProject();
const { proseTable } = await loadEntry('scripts/tools/prose/runner.ts');
console.log(proseTable());
