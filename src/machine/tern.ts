import { LINK } from '../sim/world/machines/tern';
import { type MetrePoint, pointsAlong, type Stroke, strokeLength, strokesOf } from './path';
import { type MachinePart, type MachineShape, shapeReader } from './shapes';
import { hidePart, type PoseBuffer, placePart, turnPoint } from './silhouette';

export const TERN_SIZE = { length: 1.43, height: 1.01 } as const;
/** Pictures of a Tern's track, each a part of a link further on. */
export const TRACK_PICTURES = 8;

const BELT = 'M112 174L342 162A26 26 0 0 1 356 210L304 236H112A31 31 0 0 1 112 174z';
const BELT_INSIDE = 'M112 181L342 169A19 19 0 0 1 352 204L302 229H112A24 24 0 0 1 112 181z';
/** Diagram of Tern: its units to a metre, and its nose on the ground. */
const TERN = { scale: 200, nose: [368, 236] } as const;
/** Axes of Tern's wheels in that diagram, and their radii. */
const WHEELS = [
  [164, 213, 15],
  [208, 213, 15],
  [252, 213, 15],
  [294, 213, 15],
] as const;

/** Wheel with its hub and the holes of its disc. */
function wheel(scale: number, r: number, holes: number): MachinePart {
  const { ring, disc } = shapeReader(scale, [0, 0]);
  const bored = Array.from({ length: holes }, (_, i) => {
    const angle = (2 * Math.PI * i) / holes;
    return ring('rule', Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.62, r * 0.15);
  });
  return [...disc('face', 0, 0, r), ...ring('outline', 0, 0, r), ...ring('rule', 0, 0, r * 0.28), ...bored.flat()];
}

/** Parts of a Tern, from the back to the front. */
export function ternParts(): MachinePart[] {
  const { line, box, ring, disc, metres } = shapeReader(TERN.scale, TERN.nose);
  const hull = [
    ...box('M146 138V70H154V138z'),
    ...line('rule', 'M132 138L146 108M168 138L154 108'),
    ...box('M130 46H170V70H130zM136 46V34H164V46z'),
    ...disc('shade', 160, 58, 6),
    ...ring('outline', 160, 58, 6),
    ...line('rule', 'M136 40H164'),
    ...line('outline', 'M264 138V64M260 64H268'),
    ...box('M302 122H326V134L334 140V152L304 138z'),
    ...ring('outline', 321, 128, 3.5),
    ...box('M338 145H362V152H358V160H348L338 154z'),
    ...box('M106 178L116 138H304L352 162V178z'),
    ...line('rule', 'M122 148H296M304 138L296 148L344 170M168 148V172M232 148V172'),
  ];
  const [outer, inner] = [strokesOf(BELT)[0], strokesOf(BELT_INSIDE)[0]] as [Stroke, Stroke];
  const belt: MachineShape[] = [
    { ...metres(outer), kind: 'face', filled: true },
    { ...metres(inner), kind: 'shade', filled: true },
    { ...metres(inner), kind: 'rule', filled: false },
    ...ring('rule', 196, 182, 5),
    ...ring('rule', 262, 178, 5),
  ];
  const track = metres(outer);
  const links = Math.round(strokeLength(track) / LINK);
  const pitch = strokeLength(track) / links;
  const pictures = Array.from({ length: TRACK_PICTURES }, (_, i): MachinePart => {
    const found = pointsAlong(track, pitch, (pitch * i) / TRACK_PICTURES);
    // Along the top the path goes forwards, so that its inside is on the right.
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
  const edge: MachinePart = [{ ...track, kind: 'outline', filled: false }];
  const brakes = [-1, 1].map((side): MachinePart => {
    const bow = Array.from({ length: 9 }, (_, i): MetrePoint => {
      const angle = side * (0.5 + (Math.PI - 1) * (i / 8));
      return [Math.cos(angle) * 0.062, Math.sin(angle) * 0.062];
    });
    return [{ points: bow, closed: false, kind: 'brake', filled: false }];
  });
  const sprocket = [...wheel(TERN.scale, 19, 6), ...shapeReader(TERN.scale, [0, 0]).ring('outline', 0, 0, 7)];
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

const ternAt = ([x, y]: MetrePoint): MetrePoint => [(x - TERN.nose[0]) / TERN.scale, (TERN.nose[1] - y) / TERN.scale];

/** Axes of Tern's turning parts, metres from its nose on the ground, and the radii of its wheels. */
export const TERN_AXES = {
  hull: ternAt([230, 178]),
  wheels: WHEELS.map(([x, y, r]) => ({ at: ternAt([x, y]), r: r / TERN.scale + 0.03 })),
  sprocket: { at: ternAt([112, 205]), r: 0.14 },
  idler: { at: ternAt([342, 188]), r: 0.1 },
} as const;

/** Metres by which an open brake shoe is away from its drum. */
const OPEN = 0.014;

export interface TernPose {
  /** Distance travelled, metres. */
  readonly travelled: number;
  /** Part of a link that its tracks have moved on, 0 to 1. */
  readonly track: number;
  /** Rise of the nose on a metre of the hull. */
  readonly slope: number;
  /** Closing of the springs on the sprockets, 0 to 1. */
  readonly brake: number;
}

/** Writes the pose of a Tern with its nose at the origin. */
export function placeTern(pose: PoseBuffer, { travelled, track, slope, brake }: TernPose): void {
  placePart(pose, TERN_PARTS.hull, turnPoint([0, 0], TERN_AXES.hull, slope), slope);
  placePart(pose, TERN_PARTS.belt, [0, 0]);
  placePart(pose, TERN_PARTS.edge, [0, 0]);
  const picture = Math.floor(track * TRACK_PICTURES) % TRACK_PICTURES;
  for (let i = 0; i < TRACK_PICTURES; i++) {
    placePart(pose, TERN_PARTS.tracks + i, [0, 0]);
    if (i !== picture) hidePart(pose, TERN_PARTS.tracks + i);
  }
  TERN_AXES.wheels.forEach(({ at, r }, i) => {
    placePart(pose, TERN_PARTS.wheels + i, at, -travelled / r);
  });
  const { sprocket, idler } = TERN_AXES;
  placePart(pose, TERN_PARTS.sprocket, sprocket.at, -travelled / sprocket.r);
  placePart(pose, TERN_PARTS.idler, idler.at, -travelled / idler.r);
  [-1, 1].forEach((side, i) => {
    placePart(pose, TERN_PARTS.brakes + i, [sprocket.at[0], sprocket.at[1] + side * OPEN * (1 - brake)]);
  });
}
