import { LEG } from '../sim/world/machines/gait';
import type { MachineName } from '../sim/world/machines/machine-names';
import { limbStroke, type MetrePoint, type Stroke } from './path';
import { type MachinePart, type MachineShape, shapeReader } from './shapes';
import { TERN_SIZE, ternParts } from './tern';

/** Metres from a Heron's nose back to the middle between its hips. */
export const HERON_MIDDLE = 128 / 220;

function heronParts(): MachinePart[] {
  const { line, box, ring } = shapeReader(220, [240, 104]);
  const body = [
    ...line('rule', 'M164 64V54H316V64M164 54V50M316 54V50M240 64V54'),
    ...box('M176 54V24H304V54z', 'rule'),
    ...line('rule', 'M176 39H304M208 54V24M272 54V24'),
    ...box('M180 108L174 121H206L200 108z', 'rule'),
    ...box('M280 108L274 121H306L300 108z', 'rule'),
    ...box('M346 58H368V74H352z'),
    ...ring('outline', 362, 66, 4),
    ...box('M134 72Q134 64 142 64H340Q352 64 358 76L364 92Q366 104 352 108H146Q134 108 134 96z'),
    ...line('rule', 'M142 74H344M190 108V74M290 108V74'),
  ];
  const read = shapeReader(1, [0, 0]);
  const capsule = (stroke: Stroke, far: boolean): MachineShape[] => [
    { ...stroke, kind: far ? 'far-face' : 'face', filled: true },
    { ...stroke, kind: far ? 'far' : 'outline', filled: false },
  ];
  const thigh = (far: boolean): MachinePart => [
    ...capsule(limbStroke(LEG.thigh, 0.07, 0.043), far),
    ...read.ring(far ? 'far' : 'outline', 0, 0, 0.041),
    ...read.ring(far ? 'far' : 'rule', 0, 0, 0.014),
  ];
  const shank = (far: boolean): MachinePart => [
    ...capsule(limbStroke(LEG.shank, 0.036, LEG.ankle), far),
    ...read.ring(far ? 'far' : 'brake', 0, 0, 0.022),
  ];
  const barrel: Stroke = {
    points: [
      [0, 0.013],
      [0.13, 0.013],
      [0.13, -0.013],
      [0, -0.013],
    ],
    closed: true,
  };
  const rod: Stroke = {
    points: [
      [0, 0],
      [0.12, 0],
    ],
    closed: false,
  };
  const damper: readonly MachinePart[] = [
    [{ ...rod, kind: 'brake', filled: false }],
    [
      { ...barrel, kind: 'face', filled: true },
      { ...barrel, kind: 'rule', filled: false },
    ],
  ];
  const near = () => [...damper, shank(false), thigh(false)];
  return [shank(true), thigh(true), shank(true), thigh(true), body, ...near(), ...near()];
}

/**
 * Indices of Heron's parts: of each leg in the order of LEGS, its thigh and shank, and of the near ones their dampers.
 */
export const HERON_PARTS = {
  body: 4,
  legs: [
    { rod: 5, barrel: 6, shank: 7, thigh: 8 },
    { rod: 9, barrel: 10, shank: 11, thigh: 12 },
    { rod: -1, barrel: -1, shank: 0, thigh: 1 },
    { rod: -1, barrel: -1, shank: 2, thigh: 3 },
  ],
} as const;

/** Diagram of Petrel: its units to a metre, and its nose on the water. */
const PETREL = { scale: 110, nose: [405, 186] } as const;
const petrelAt = ([x, y]: MetrePoint): MetrePoint => [
  (x - PETREL.nose[0]) / PETREL.scale,
  (PETREL.nose[1] - y) / PETREL.scale,
];

/** Axes of Petrel's turning parts, metres from its nose on the water. */
export const PETREL_AXES = {
  hull: petrelAt([235, 186]),
  plates: [petrelAt([174, 217]), petrelAt([276, 217])],
  chain: petrelAt([384, 150]),
  propeller: petrelAt([92, 236]),
  rudder: petrelAt([80, 222]),
} as const;

/** Indices of Petrel's parts. */
export const PETREL_PARTS = {
  propeller: 0,
  rudder: 1,
  plates: 2,
  hull: 4,
  chain: 5,
  lying: 6,
  heap: 7,
  anchor: 8,
  wake: 9,
} as const;

/** Lines behind its stern, a metre long in all: start, end and depth of each. */
const wakeLines = (): MachinePart =>
  [
    [0, -0.55, -0.05],
    [-0.1, -0.8, -0.11],
    [-0.3, -1, -0.17],
  ].map(
    ([from = 0, to = 0, y = 0]): MachineShape => ({
      points: [
        [from, y],
        [to, y],
      ],
      closed: false,
      kind: 'rule',
      filled: false,
    }),
  );

/** Part of chain: a metre that hangs, one that lies on the bed, or a heap of it, a metre wide and high. */
const chainAlong = (...points: MetrePoint[]): MachinePart => [{ points, closed: false, kind: 'rule', filled: false }];

function petrelParts(): MachinePart[] {
  const hull = shapeReader(PETREL.scale, [235, 186]);
  const read = shapeReader(PETREL.scale, [0, 0]);
  const plate: MachinePart = read.box('M-4 0H4L9 36H-9z', 'brake');
  return [
    read.line('outline', 'M0 -11V11M-3 -11H3M-3 11H3'),
    read.box('M-8 0H0V28H-10z', 'far', 'far-face'),
    plate,
    plate,
    [
      ...hull.box('M96 216V226H120V216z', 'rule'),
      ...hull.box('M92 226H128V246H98z'),
      ...hull.box('M194 116L199 52H205L210 116z'),
      ...hull.line('outline', 'M180 78H224M180 78V70M224 78V62'),
      ...hull.box('M184 52Q184 34 202 34Q220 34 220 52z'),
      ...hull.ring('outline', 202, 96, 7),
      ...hull.ring('rule', 204, 96, 2.5),
      ...hull.line('rule', 'M232 116V40M106 150V96'),
      ...hull.box('M140 150L152 116H246L276 146Q210 151 140 150z'),
      ...hull.line('rule', 'M158 124H240L258 142M196 124V149'),
      ...hull.box('M64 148Q230 152 405 132Q396 176 350 212Q340 218 326 218H92Q76 214 70 196z'),
      ...hull.line('rule', 'M66 158Q240 162 402 142M70 196H371'),
    ],
    chainAlong([0, 0], [0, -1]),
    chainAlong([0, 0], [-1, 0]),
    chainAlong([-0.5, 0], [-0.3, 1], [-0.15, 0.2], [0, 1], [0.15, 0.2], [0.3, 0.9], [0.5, 0]),
    read.line('brake', 'M0 0V20M-9 10Q-7 20 0 20Q7 20 9 10M-4 4H4'),
    wakeLines(),
  ];
}

/** Parts of each machine, from the back to the front. */
export const partsOf: Readonly<Record<MachineName, () => MachinePart[]>> = {
  tern: ternParts,
  heron: heronParts,
  petrel: petrelParts,
};

/** Length and height of each machine, metres: of Petrel above the water. */
export const SIZES: Readonly<Record<MachineName, { readonly length: number; readonly height: number }>> = {
  tern: TERN_SIZE,
  heron: { length: 1.07, height: 0.99 },
  petrel: { length: 3.1, height: 1.39 },
};
