import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { incidentFigure, ROWS, stillPicture } from '../scripts/tools/figure/runner';
import { FROM, INCIDENT, SEED, TO } from '../scripts/tools/figure/subject';
import { dashboards } from '../src/dashboards/registry';
import { incidentsBetween, MAX_DURATION_MS } from '../src/sim/world/incidents';

const committed = readFileSync(resolve(import.meta.dirname, '../docs/images/incident.svg'), 'utf8');

const still = readFileSync(resolve(import.meta.dirname, '../src/pages/home/still.svg'), 'utf8');

const ATTRIBUTES = /^(?: [a-zA-Z:-]+="(?:[^<>&"]|&(?:amp|lt|gt|quot);)*")*$/;
const CONTENT = /^(?:[^<>&]|&(?:amp|lt|gt|quot);)*$/;

/** What keeps a text from being a well-formed document of elements, attributes and characters; none where nothing does. */
function faults(document: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const parts = document.split(/<([^<>]*)>/);
  parts.forEach((part, i) => {
    if (i % 2 === 0) {
      if (!CONTENT.test(part)) found.push(`characters ${part}`);
      if (open.length === 0 && part.trim()) found.push(`outside the root ${part}`);
      return;
    }
    const [, end, name = '', attributes = '', empty] = /^(\/?)([a-z]+)(.*?)(\/?)$/s.exec(part) ?? [];
    const keys = [...attributes.matchAll(/ ([a-zA-Z:-]+)=/g)].map(([, key]) => key);
    if (!name || !ATTRIBUTES.test(attributes) || new Set(keys).size < keys.length) found.push(`tag ${part}`);
    if (end && open.pop() !== name) found.push(`end of ${name}`);
    if (open.length === 0 && i > 1 && !end) found.push(`second root ${name}`);
    if (!end && !empty) open.push(name);
  });
  return [...found, ...open.map((name) => `no end of ${name}`)];
}

describe('the figure of an incident', () => {
  test('is what `npm run figure` writes now', () => {
    expect(committed).toBe(incidentFigure());
  });

  test('is a well-formed document', () => {
    expect(faults(committed)).toEqual([]);
    expect(committed).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(committed).not.toMatch(/NaN|undefined|Infinity/);
    expect(faults('<a><b></a>').length).toBeGreaterThan(0);
    expect(faults('<a x="1" x="2"/>').length).toBeGreaterThan(0);
    expect(faults('<a>&</a>').length).toBeGreaterThan(0);
  });

  test('names the incident in its title, and each model that has a row', () => {
    expect(committed).toMatch(
      new RegExp(`<title[^>]*>[^<]*${INCIDENT.id}[^<]*${INCIDENT.kind}[^<]*severity ${INCIDENT.severity}`),
    );
    const titles: string[] = Object.values(dashboards).map(({ title }) => title);
    for (const row of ROWS) {
      const { name } = row();
      expect(titles).toContain(name);
      expect(committed).toContain(`>${name}</text>`);
    }
  });

  test('shows one incident and no other', () => {
    const shown = incidentsBetween(SEED, FROM - MAX_DURATION_MS, TO).filter(({ recovered }) => recovered > FROM);
    expect(shown).toEqual([INCIDENT]);
    expect(INCIDENT.recovered).toBeLessThan(TO);
  });
});

test('the still picture of the forks is what `npm run figure` writes now, well formed and small', () => {
  expect(still).toBe(stillPicture());
  expect(faults(still)).toEqual([]);
  expect(still).not.toMatch(/NaN|undefined|Infinity/);
  expect(still.length).toBeLessThan(12_000);
});
