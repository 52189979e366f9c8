import { expect, test } from 'vitest';
import { HERON_PARTS, PETREL_AXES } from '../../../machine/parts';
import { writePose } from '../../../machine/poses';
import { createPose, PART_FLOATS } from '../../../machine/silhouette';
import { TERN_AXES } from '../../../machine/tern';
import { motionOf } from '../../../sim/world/machines/acts';
import { LEG } from '../../../sim/world/machines/gait';
import { MACHINE_NAMES, type MachineName } from '../../../sim/world/machines/machine-names';
import { DEFAULTS, machinesAt } from '../sim';
import { kneeText } from '../sim-figures';
import { partAt } from './parts';

const AT = Date.parse('2026-03-03T08:54:20.400Z');
const cuts = MACHINE_NAMES.map((machine) => ({ machine, at: AT - 400, back: 0 }));

/** Part pointed at in mid-stop, metres from the nose. */
function pointed(machine: MachineName, x: number, y: number): string | undefined {
  const pose = createPose();
  writePose(pose, motionOf('northwall', machine, cuts), AT);
  const state = machinesAt('northwall', AT, { ...DEFAULTS, cuts }).machines.find(({ name }) => name === machine);
  return state && partAt(pose, state, [x, y]);
}

test('a part that is pointed at is named with its figure', () => {
  expect(pointed('tern', ...TERN_AXES.sprocket.at)).toBe('Tern, spring brakes fully applied');
  expect(pointed('petrel', ...(PETREL_AXES.plates[0] as [number, number]))).toMatch(/^Petrel, drag plates \d\d% down$/);
  const pose = createPose();
  writePose(pose, motionOf('northwall', 'heron', cuts), AT);
  const [cos = 0, sin = 0, , , x = 0, y = 0] = pose.subarray(HERON_PARTS.legs[0].shank * PART_FLOATS);
  expect(pointed('heron', x, y)).toMatch(/^Heron, right fore knee, \d\.\d\d m behind the hip$/);
  expect(pointed('heron', x + LEG.shank * cos, y + LEG.shank * sin)).toBe('Heron, right fore foot, down');
});

test('beside its parts a machine is pointed at as a whole', () => {
  for (const machine of MACHINE_NAMES) expect(pointed(machine, 0.6, 0.6)).toBeUndefined();
});

test('a knee ahead of its hip is said to be in front of it', () => {
  expect([-0.04, 0.05].map(kneeText)).toEqual(['0.04 m behind the hip', '0.05 m ahead of the hip']);
});
