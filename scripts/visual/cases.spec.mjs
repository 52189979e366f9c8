import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { photograph } from './photograph.mjs';
import { readPlan } from './plan.mjs';

const { out, sites, whole, cases } = readPlan();

for (const one of cases) {
  test(one.name, async ({ browser }, { project }) => {
    for (const [side, site] of Object.entries(sites)) {
      const options = { profile: project.name, pixelRatio: Number(project.metadata.pixelRatio), whole };
      const { picture, fingerprint } = await photograph(browser, site, one, options);
      const folder = `${out}/${side}/${project.name}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/${one.name}.png`, picture);
      writeFileSync(`${folder}/${one.name}.json`, `${JSON.stringify(fingerprint)}\n`);
    }
  });
}
