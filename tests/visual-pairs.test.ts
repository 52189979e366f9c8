import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxesJson, mistakeOf } from '../scripts/visual/calibrate.mjs';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards } from '../src/dashboards/registry';
import { listPairs } from '../src/qa/pairs';
import { readLink } from '../src/session/address/link';

const { pairs } = listPairs();
const differing = pairs.filter(({ expect }) => expect === 'different');

test('30 pairs or more differ and 30 are equal, each under a name of its own, by two ways that are not the same', () => {
  expect(differing.length).toBeGreaterThanOrEqual(30);
  expect(pairs.length - differing.length).toBe(30);
  expect(new Set(pairs.map(({ name }) => name)).size).toBe(pairs.length);
  for (const { name, ways } of pairs) {
    expect(name).toMatch(/^[a-z0-9-]+$/);
    expect(ways[0]).not.toEqual(ways[1]);
  }
});

// Utilisation slides between its readings.
test.each(Object.values<Dashboard>(dashboards).filter(({ id }) => id !== 'utilisation'))(
  'dashboard $id shows another state one reading later',
  (dashboard) => {
    const states = differing
      .find(({ name }) => name === `next-${dashboard.id}`)
      ?.ways.map(({ address }) => {
        const t = readLink(new URL(address, 'https://northwall.example').search, 'northwall').at as number;
        return JSON.stringify(dashboard.state('northwall', t, dashboard.settings));
      });
    expect(states?.[0]).not.toEqual(states?.[1]);
  },
);

test('every address can be read in full, and every way ends in paused time', () => {
  for (const { ways } of pairs) {
    for (const { address, steps = [] } of ways) {
      const loaded = steps.flatMap((step) => ('load' in step ? [step.load] : []));
      for (const each of [address, ...loaded]) {
        const link = readLink(new URL(each, 'https://northwall.example').search, 'northwall');
        expect([each, link.notices, link.at !== undefined]).toEqual([each, [], true]);
        const freezes = steps.some((step) => 'call' in step && step.call === 'freeze');
        expect(link.rate === 0 || freezes).toBe(true);
      }
    }
  }
});

test('every pair that differs has a box in its window, and no other has one', () => {
  for (const { name, expect: wanted, box, viewport } of pairs) {
    expect([name, box !== undefined]).toEqual([name, wanted === 'different']);
    if (!box) continue;
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  }
});

test('boxes are written as the formatter leaves them', () => {
  const text = readFileSync('src/qa/pair-boxes.json', 'utf8');
  expect(boxesJson(JSON.parse(text))).toBe(text);
});

test('what is found of a pair is right if equal pictures are equal and different ones differ in the box alone', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };
  const [equal, different] = [
    { ...pairs[59], expect: 'equal' },
    { ...pairs[0], expect: 'different', box },
  ] as never[];
  expect(mistakeOf(equal as never, undefined)).toBeUndefined();
  expect(mistakeOf(equal as never, box)).toContain('were found different');
  expect(mistakeOf(different as never, { x: 12, y: 12, width: 5, height: 5 })).toBeUndefined();
  expect(mistakeOf(different as never, undefined)).toContain('were found equal');
  expect(mistakeOf(different as never, { x: 12, y: 12, width: 50, height: 5 })).toContain('outside of');
});
