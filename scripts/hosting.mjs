// Writes the configurations of servers and static hosts into `deploy`, from `deploy/headers.mjs` and the routes.
import { writeFileSync } from 'node:fs';
import { readArguments } from './tools/arguments.mjs';
import { hostingFiles } from './tools/hosting/files.mjs';
import { prepareProject } from './tools/install.mjs';
import { loadEntry } from './tools/load-entry.mjs';

readArguments(
  `Usage: npm run hosting

Writes the configurations of servers and static hosts into deploy, from deploy/headers.mjs and the routes.`,
  {},
);
prepareProject();
const { pagePaths, unlistedPaths } = await loadEntry('src/app/entry-server.tsx');
for (const [name, text] of Object.entries(hostingFiles([...pagePaths, ...unlistedPaths])))
  writeFileSync(`deploy/${name}`, text);
