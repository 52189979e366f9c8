import type { MachineName } from '../../sim/world/drills';
import type { Kind } from './inks';
import { LEG } from './sim-gait';
import { along, around, circle, limb, type Point, type Stroke, strokesOf } from './stage-path';

/** A line or a face of a rigid body. */
export interface Shape extends Stroke {
  readonly kind: Kind;
  /** It is filled, not drawn along its edge. */
  readonly filled: boolean;
}

/** A rigid body: its shapes from the back to the front, in metres from its own origin. */
export type Part = readonly Shape[];

/** Pictures of a Tern's track, each a part of a link further on. */
export const TRACK_PICTURES = 8;

/** Reads shapes in a diagram's units. `zero` is the place of the part's origin there. */
function reader(unitsPerMetre: number, zero: Point) {
  const metres = ({ points, closed }: Stroke): Stroke => ({
    points: points.map(([x, y]) => [(x - zero[0]) / unitsPerMetre, (zero[1] - y) / unitsPerMetre]),
    closed,
  });
  const shapes = (kind: Kind, filled: boolean, strokes: readonly Stroke[]): Shape[] =>
    strokes.map((stroke) => ({ ...metres(stroke), kind, filled }));
  return {
    line: (kind: Kind, path: string) => shapes(kind, false, strokesOf(path)),
    /** A filled face and its outline. */
    box: (path: string, kind: Kind = 'outline', face: Kind = 'face') => {
      const strokes = strokesOf(path);
      return strokes.flatMap((stroke) => [...shapes(face, true, [stroke]), ...shapes(kind, false, [stroke])]);
    },
    ring: (kind: Kind, x: number, y: number, r: number) => shapes(kind, false, [circle([x, y], r)]),
    disc: (kind: Kind, x: number, y: number, r: number) => shapes(kind, true, [circle([x, y], r)]),
    metres,
  };
}

const BELT = 'M112 174L342 162A26 26 0 0 1 356 210L304 236H112A31 31 0 0 1 112 174z';
const BELT_INSIDE = 'M112 181L342 169A19 19 0 0 1 352 204L302 229H112A24 24 0 0 1 112 181z';
/** Units of Tern's diagram to a metre, and its nose on the ground there. */
const TERN = { scale: 200, nose: [368, 236] } as const;
/** Where Tern's wheels turn, in that diagram, and their radii. */
const WHEELS = [
  [164, 213, 15],
  [208, 213, 15],
  [252, 213, 15],
  [294, 213, 15],
] as const;

/** A wheel with its hub and the holes of its disc. */
function wheel(scale: number, r: number, holes: number): Part {
  const { ring, disc } = reader(scale, [0, 0]);
  const bored = Array.from({ length: holes }, (_, i) => {
    const angle = (2 * Math.PI * i) / holes;
    return ring('rule', Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.62, r * 0.15);
  });
  return [...disc('face', 0, 0, r), ...ring('outline', 0, 0, r), ...ring('rule', 0, 0, r * 0.28), ...bored.flat()];
}

function ternParts(): Part[] {
  const { line, box, ring, disc, metres } = reader(TERN.scale, TERN.nose);
  const hull = [
    ...box('M146 138V70H154V138z'),
    ...line('rule', 'M132 138L146 108M168 138L154 108'),
    ...box('M130 46H170V70H130zM136 46V34H164V46z'),
    ...disc('shade', 160, 58, 6),
    ...ring('outline', 160, 58, 6),
    ...line('rule', 'M136 40H164'),
    ...line('outline', 'M264 138V64M260 64H268'),
    ...box('M302 122H326V134L334 140V152L304 138z'),
    ...ring('accent', 321, 128, 3.5),
    ...box('M338 145H362V152H358V160H348L338 154z'),
    ...box('M106 178L116 138H304L352 162V178z'),
    ...line('rule', 'M122 148H296M304 138L296 148L344 170M168 148V172M232 148V172'),
  ];
  const [outer, inner] = [strokesOf(BELT)[0], strokesOf(BELT_INSIDE)[0]] as [Stroke, Stroke];
  const belt: Shape[] = [
    { ...metres(outer), kind: 'face', filled: true },
    { ...metres(inner), kind: 'shade', filled: true },
    { ...metres(inner), kind: 'rule', filled: false },
    ...ring('rule', 196, 182, 5),
    ...ring('rule', 262, 178, 5),
  ];
  const track = metres(outer);
  const links = Math.round(around(track) / 0.0547);
  const pitch = around(track) / links;
  const pictures = Array.from({ length: TRACK_PICTURES }, (_, i): Part => {
    const found = along(track, pitch, (pitch * i) / TRACK_PICTURES);
    // The path goes forwards along the top, so that its inside is on the right.
    return found.map(({ at: [x, y], way: [wx, wy] }) => ({
      points: [
        [x - wy * 0.006, y + wx * 0.006],
        [x + wy * 0.026, y - wx * 0.026],
      ],
      closed: false,
      kind: 'rule',
      filled: false,
    }));
  });
  const edge: Part = [{ ...track, kind: 'outline', filled: false }];
  const brakes = [-1, 1].map((side): Part => {
    const bow = Array.from({ length: 9 }, (_, i): Point => {
      const angle = side * (0.5 + (Math.PI - 1) * (i / 8));
      return [Math.cos(angle) * 0.062, Math.sin(angle) * 0.062];
    });
    return [{ points: bow, closed: false, kind: 'brake', filled: false }];
  });
  const sprocket = [...wheel(TERN.scale, 19, 6), ...reader(TERN.scale, [0, 0]).ring('accent', 0, 0, 7)];
  return [
    hull,
    belt,
    ...pictures,
    edge,
    ...WHEELS.map(([, , r]) => wheel(TERN.scale, r, 5)),
    sprocket,
    wheel(TERN.scale, 14, 5),
    ...brakes,
  ];
}

/** Indices of Tern's parts. */
export const TERN_PARTS = {
  hull: 0,
  belt: 1,
  tracks: 2,
  edge: 2 + TRACK_PICTURES,
  wheels: 3 + TRACK_PICTURES,
  sprocket: 7 + TRACK_PICTURES,
  idler: 8 + TRACK_PICTURES,
  brakes: 9 + TRACK_PICTURES,
} as const;

const ternAt = ([x, y]: Point): Point => [(x - TERN.nose[0]) / TERN.scale, (TERN.nose[1] - y) / TERN.scale];

/** Where Tern's parts turn, metres from its nose on the ground; radii of its wheels. */
export const TERN_AXES = {
  hull: ternAt([230, 178]),
  wheels: WHEELS.map(([x, y, r]) => ({ at: ternAt([x, y]), r: r / TERN.scale + 0.03 })),
  sprocket: { at: ternAt([112, 205]), r: 0.14 },
  idler: { at: ternAt([342, 188]), r: 0.1 },
} as const;

/** Metres from a Heron's nose back to the middle between its hips. */
export const HERON_MIDDLE = 128 / 220;

function heronParts(): Part[] {
  const { line, box, ring } = reader(220, [240, 104]);
  const body = [
    ...line('rule', 'M164 64V54H316V64M164 54V50M316 54V50M240 64V54'),
    ...box('M176 54V24H304V54z', 'rule'),
    ...line('rule', 'M176 39H304M208 54V24M272 54V24'),
    ...box('M180 108L174 121H206L200 108z', 'rule'),
    ...box('M280 108L274 121H306L300 108z', 'rule'),
    ...box('M346 58H368V74H352z'),
    ...ring('accent', 362, 66, 4),
    ...box('M134 72Q134 64 142 64H340Q352 64 358 76L364 92Q366 104 352 108H146Q134 108 134 96z'),
    ...line('rule', 'M142 74H344M190 108V74M290 108V74'),
  ];
  const own = reader(1, [0, 0]);
  const capsule = (stroke: Stroke, far: boolean): Shape[] => [
    { ...stroke, kind: far ? 'far-face' : 'face', filled: true },
    { ...stroke, kind: far ? 'far' : 'outline', filled: false },
  ];
  const thigh = (far: boolean): Part => [
    ...capsule(limb(LEG.thigh, 0.07, 0.043), far),
    ...own.ring(far ? 'far' : 'outline', 0, 0, 0.041),
    ...own.ring(far ? 'far' : 'rule', 0, 0, 0.014),
  ];
  const shank = (far: boolean): Part => [
    ...capsule(limb(LEG.shank, 0.036, LEG.ankle), far),
    ...own.ring(far ? 'far' : 'brake', 0, 0, 0.022),
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
  const damper: readonly Part[] = [
    [{ ...rod, kind: 'brake', filled: false }],
    [
      { ...barrel, kind: 'face', filled: true },
      { ...barrel, kind: 'rule', filled: false },
    ],
  ];
  const near = () => [...damper, shank(false), thigh(false)];
  return [shank(true), thigh(true), shank(true), thigh(true), body, ...near(), ...near()];
}

/** Indices of Heron's parts; of each leg in the order of LEGS, its thigh and shank, and of the near ones their dampers. */
export const HERON_PARTS = {
  body: 4,
  legs: [
    { rod: 5, barrel: 6, shank: 7, thigh: 8 },
    { rod: 9, barrel: 10, shank: 11, thigh: 12 },
    { rod: -1, barrel: -1, shank: 0, thigh: 1 },
    { rod: -1, barrel: -1, shank: 2, thigh: 3 },
  ],
} as const;

/** Units of Petrel's diagram to a metre, and its nose on the water there. */
const PETREL = { scale: 110, nose: [405, 186] } as const;
const petrelAt = ([x, y]: Point): Point => [(x - PETREL.nose[0]) / PETREL.scale, (PETREL.nose[1] - y) / PETREL.scale];

/** Where Petrel's parts turn, metres from its nose on the water. */
export const PETREL_AXES = {
  hull: petrelAt([235, 186]),
  plates: [petrelAt([174, 217]), petrelAt([276, 217])],
  chain: petrelAt([384, 150]),
  propeller: petrelAt([92, 236]),
  rudder: petrelAt([80, 222]),
} as const;

export const PETREL_PARTS = { propeller: 0, rudder: 1, plates: 2, hull: 4, chain: 5, anchor: 6, wake: 7 } as const;

/** The lines behind its stern, a metre long in all: how far ahead each begins and ends, and how deep it is. */
const wakeLines = (): Part =>
  [
    [0, -0.55, -0.05],
    [-0.1, -0.8, -0.11],
    [-0.3, -1, -0.17],
  ].map(
    ([from = 0, to = 0, y = 0]): Shape => ({
      points: [
        [from, y],
        [to, y],
      ],
      closed: false,
      kind: 'rule',
      filled: false,
    }),
  );

function petrelParts(): Part[] {
  const hull = reader(PETREL.scale, [235, 186]);
  const own = reader(PETREL.scale, [0, 0]);
  const plate: Part = own.box('M-4 0H4L9 36H-9z', 'brake');
  return [
    own.line('outline', 'M0 -11V11M-3 -11H3M-3 11H3'),
    own.box('M-8 0H0V28H-10z', 'far', 'far-face'),
    plate,
    plate,
    [
      ...hull.box('M96 216V226H120V216z', 'rule'),
      ...hull.box('M92 226H128V246H98z'),
      ...hull.box('M194 116L199 52H205L210 116z'),
      ...hull.line('outline', 'M180 78H224M180 78V70M224 78V62'),
      ...hull.box('M184 52Q184 34 202 34Q220 34 220 52z'),
      ...hull.ring('outline', 202, 96, 7),
      ...hull.ring('accent', 204, 96, 2.5),
      ...hull.line('rule', 'M232 116V40M106 150V96'),
      ...hull.box('M140 150L152 116H246L276 146Q210 151 140 150z'),
      ...hull.line('rule', 'M158 124H240L258 142M196 124V149'),
      ...hull.box('M64 148Q230 152 405 132Q396 176 350 212Q340 218 326 218H92Q76 214 70 196z'),
      ...hull.line('rule', 'M66 158Q240 162 402 142M70 196H371'),
    ],
    [
      {
        points: [
          [0, 0],
          [0, -1],
        ],
        closed: false,
        kind: 'rule',
        filled: false,
      },
    ],
    own.line('brake', 'M0 0V20M-9 10Q-7 20 0 20Q7 20 9 10M-4 4H4'),
    wakeLines(),
  ];
}

/** The parts of each machine, from the back to the front. */
export const partsOf: Readonly<Record<MachineName, () => Part[]>> = {
  tern: ternParts,
  heron: heronParts,
  petrel: petrelParts,
};
