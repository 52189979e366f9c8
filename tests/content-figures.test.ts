import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DELIVERED_2025, REVENUE_2025 } from '../src/content/executive-figures';
import { MACHINES } from '../src/content/machines';
import { isGateClosed } from '../src/sim/world/gate';
import { figureRows } from './content/figures';
import { readPages, readRecords } from './content/page';

const sheet = readFileSync('docs/company.md', 'utf8');
const pages = readPages();

test.each(Object.values(MACHINES))(
  '$name has the figures of the fact sheet and of its data sheet',
  ({ name, figures }) => {
    const facts = sheet.split('\n').find((line) => line.startsWith(`| ${name} |`));
    const data = pages.find(({ path }) => path === '/edge-robotics')?.body;
    for (const { value } of figures) {
      const written = value.replace('\u00a0', ' ');
      expect(facts).toContain(written);
      expect(data).toContain(written);
    }
  },
);

test('the year of the executive page is the year of the fact sheet', () => {
  const year = /## The year 2025\n\n([\s\S]*?)\n\n/.exec(sheet)?.[1] ?? '';
  const told = readFileSync('src/content/executive.ts', 'utf8');
  const [, machines, terns, herons, petrels, revenue, research, safety] =
    /(\d+) machines delivered: (\d+) Terns, (\d+) Herons, (\d+) Petrels. Revenue GBP (\d+) million, research (\d+), safety (\d+)/.exec(
      year,
    ) ?? [];
  expect(Number(terns) + Number(herons) + Number(petrels)).toBe(Number(machines));
  expect(DELIVERED_2025.map(({ count }) => String(count))).toEqual([terns, herons, petrels]);
  const spent = REVENUE_2025.map(({ count = 0 }) => count);
  expect([String(spent[0]), String(spent[1])]).toEqual([research, safety]);
  expect(spent.reduce((sum, count) => sum + count, 0)).toBe(Number(revenue));
  expect(told).toContain(`${machines} machines: ${terns} Terns, ${herons} Herons and ${petrels} Petrels`);
  expect(told).toContain(
    `${revenue} million pounds, of which ${research} million went into research and ${safety} million`,
  );
});

test('docs/figures.md lists what each page says of a figure', async () => {
  const table = [
    '# Figures across the pages',
    '',
    'A test writes this table: `npx vitest run tests/content-figures.test.ts -u`.',
    '',
    '| figure | values | pages |',
    '| --- | --- | --- |',
    ...figureRows([...pages, ...readRecords()]),
    '',
  ].join('\n');
  await expect(table).toMatchFileSnapshot('../docs/figures.md');
});

test('the share of time for which the veto gate is closed is the model’s', () => {
  const from = Date.UTC(2026, 2, 3);
  const instants = Array.from({ length: 86_400 }, (_, i) => from + i * 1_000);
  const share = instants.filter((t) => isGateClosed('northwall', t)).length / instants.length;
  const percent = `${Math.round(share * 100)}% of the time`;
  for (const file of ['src/content/pages/containment.md', 'docs/company.md', 'docs/simulation.md']) {
    expect(readFileSync(file, 'utf8')).toContain(percent);
  }
});
