import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, expectClear, labelsIn } from '../../../tests/support/label-boxes';
import { viewports } from '../../../tests/support/viewports';
import type { CellsMark } from '../../plot/grammar/mark';
import { SCENARIOS } from '../../sim/world/cores/scenario';
import { drawing } from './drawing';
import { layoutCores, socketBox } from './drawing-layout';
import { coresAt } from './sim';

/** Instants in a slice's eval: without an incident, and while one has a socket rolled back. */
const CALM = Date.parse('2026-03-03T08:50:30Z');
const IN_INCIDENT = Date.parse('2026-03-03T08:53:26.800Z');

test('48 cells lie inside the viewport, apart from each other, on whole buffer pixels', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const { cells } = layoutCores(viewport);
      expect(cells).toHaveLength(48);
      const step = 1 / viewport.resolution;
      cells.forEach(({ box }, i) => {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 1e-6);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height + 1e-6);
        expect(box.width).toBeGreaterThan(0);
        expect(box.height).toBeGreaterThan(0);
        expect(Math.abs(box.x / step - Math.round(box.x / step))).toBeLessThan(1e-6);
        for (const { box: other } of cells.slice(i + 1)) expect(apart(box, other)).toBe(true);
      });
    }),
  );
});

test('above each gauge is its value, of three digits at most in its cell and the gaps beside it, and below it its number', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const { cells, hasValues, hasNumbers } = layoutCores(viewport);
      for (const { box, gauge, value: label, number } of cells) {
        expect(number.y).toBeGreaterThanOrEqual(gauge.y + gauge.height - 1e-6);
        const foot = box.y + box.height + 1 + 1 / viewport.resolution;
        if (hasNumbers) expect(number.y + number.size * 1.32).toBeLessThanOrEqual(foot);
        if (hasValues) {
          expect(label.y).toBeGreaterThanOrEqual(box.y - 1e-6);
          expect(label.y + label.size * 1.32).toBeLessThanOrEqual(gauge.y + 1e-6);
          expect(3 * 0.6 * label.size).toBeLessThanOrEqual(
            gauge.width + 3.6 * viewport.scale + 1 / viewport.resolution,
          );
        }
        expect(label.x).toBeCloseTo(gauge.x + gauge.width / 2, 6);
        expect(gauge.height).toBeGreaterThan(label.size);
      }
    }),
  );
});

test('the band of a rollback is as wide as its socket and lies between the caption and the gauges', () => {
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const layout = layoutCores(viewport);
      layout.sockets.forEach(({ band }, socket) => {
        const box = socketBox(layout, socket);
        expect(Math.abs(band.x - box.x)).toBeLessThanOrEqual(1 / viewport.resolution);
        expect(band.x + band.width).toBeGreaterThanOrEqual(box.x + box.width - 1 / viewport.resolution);
        expect(band.y + band.height).toBeLessThanOrEqual(box.y);
        expect(band.height).toBeGreaterThan(12);
      });
    }),
  );
});

test('a socket in an incident’s rollback, and no other, says so on a band', () => {
  const viewport = { width: 1_232, height: 400, resolution: 1, scale: 1 };
  const layout = layoutCores(viewport);
  const shown = (at: number) => {
    const state = coresAt('northwall', at);
    const input = { state, other: undefined, axes: undefined, shownAxes: undefined, layout, viewport };
    const marks = drawing.marks({ ...input, palette: {} });
    const bands = marks.flatMap((mark) => (mark.kind === 'rules' && mark.name === 'bands' ? mark.data : []));
    const words = labelsIn(marks).filter(({ text }) => String(text).endsWith('rolling back'));
    const rolledBack = new Set(state.cores.flatMap(({ socket, corr }) => (corr === null ? [] : [socket])));
    return [rolledBack.size, bands.length, words.length];
  };
  expect(shown(CALM)).toEqual([0, 0, 0]);
  expect(shown(IN_INCIDENT)).toEqual([1, 1, 1]);
});

test('on a phone three digits are no wider than their gauge', () => {
  const { cells, hasValues } = layoutCores({ width: 326, height: 480, resolution: 3, scale: 1 });
  expect(hasValues).toBe(true);
  for (const { gauge, value } of cells) expect(3 * 0.6 * value.size).toBeLessThanOrEqual(gauge.width);
});

test('no text leaves the viewport or touches another, with the longest scenario and phase and with full means', () => {
  const state = coresAt('northwall', 1_772_528_007_000);
  const scenario = SCENARIOS.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const full = state.cores.map((core) => ({ ...core, utilisation: 99 }));
  const longest = { ...state, scenario, phase: 'rollback', cores: full } as const;
  fc.assert(
    fc.property(viewports(320), (viewport) => {
      const layout = layoutCores(viewport);
      const input = { state: longest, other: undefined, axes: undefined, shownAxes: undefined, layout, viewport };
      expectClear(labelsIn(drawing.marks({ ...input, palette: {} })), viewport);
      layout.sockets.forEach(({ name }, socket) => {
        expect(name.y + name.size * 1.32).toBeLessThanOrEqual(socketBox(layout, socket).y + 1);
      });
    }),
  );
});

test('the sockets’ means are said wherever a socket is as wide as on a phone', () => {
  const at = (width: number, height: number) => layoutCores({ width, height, resolution: 1, scale: 1 }).decimals;
  expect([at(326, 480), at(1_232, 400), at(1_872, 690)]).toEqual([0, 1, 1]);
});

test('cores of one state have one ink, the busiest an outline, and values are said of the busy and of those in an incident', () => {
  const viewport = { width: 1_232, height: 400, resolution: 1, scale: 1 };
  const layout = layoutCores(viewport);
  for (const at of [CALM, IN_INCIDENT]) {
    const state = coresAt('northwall', at);
    const input = { state, other: undefined, axes: undefined, shownAxes: undefined, layout, viewport };
    const marks = drawing.marks({ ...input, palette: {} });
    const ordinary = state.cores.filter((core) => core.corr === null && core.state !== 'idle');
    const gauges = marks.find((mark) => mark.kind === 'cells' && mark.name === 'gauges') as CellsMark;
    for (const { core, state: ink } of ordinary) expect(gauges.data[core]?.ink).toBe(ink);
    const most = Math.max(...ordinary.map(({ utilisation }) => utilisation));
    const outlined = marks.find((mark) => mark.kind === 'frame')?.box;
    const place = layout.cells.findIndex(({ gauge: { x, y, height } }) => {
      return outlined?.x === x && Math.abs(outlined.y + outlined.height - y - height) < 1e-6;
    });
    expect(state.cores[place]?.utilisation).toBe(most);
    const values = labelsIn(marks).filter(({ font, text, ink }) => font === 'mono' && text !== '' && ink !== 'faint');
    const rolledBack = state.cores.filter(({ corr }) => corr !== null);
    const busiest = ordinary.map(({ utilisation }) => utilisation).sort((a, b) => b - a);
    const bright = values.filter(({ ink }) => ink === 'text').map(({ text }) => Number(text));
    const brightest = busiest.filter((utilisation) => utilisation >= 85);
    expect(bright.sort((a, b) => b - a)).toEqual(brightest);
    expect(values).toHaveLength(brightest.length + rolledBack.length);
  }
});

test('hatches grow with the gauges', () => {
  const scaleAt = (width: number, height: number) => layoutCores({ width, height, resolution: 1, scale: 1 }).hatchScale;
  expect(scaleAt(326, 480)).toBeLessThan(1.5);
  expect(scaleAt(3_700, 1_700)).toBeGreaterThan(3);
});
