import { HERON_PARTS, PETREL_PARTS } from '../../../machine/parts';
import type { MetrePoint } from '../../../machine/path';
import { PART_FLOATS, type PoseBuffer } from '../../../machine/silhouette';
import { TERN_PARTS } from '../../../machine/tern';
import { metresText, speedText } from '../../../sim/words/measures';
import { LEG } from '../../../sim/world/machines/gait';
import { NAMES } from '../../../sim/world/machines/specs';
import type { MachineState, Pose } from '../sim';
import { anchorText, brakeText, kneeText, percentText, pitchText, signedFigure } from '../sim-figures';

/** Metres around a part's joint within which it counts as pointed at. */
const REACH = 0.11;

/** Part that can be pointed at: metres from the machine's nose on the ground, and its words with its figure. */
interface NamedPart {
  readonly at: MetrePoint;
  readonly text: string;
}

/** Place `ahead` metres along a part from its origin. */
function placeIn(pose: PoseBuffer, part: number, ahead = 0): MetrePoint {
  const [cos = 0, sin = 0, , , x = 0, y = 0] = pose.subarray(part * PART_FLOATS);
  return [x + ahead * cos, y + ahead * sin];
}

function ternParts(pose: PoseBuffer, { slope, brake }: Extract<Pose, { of: 'tern' }>, speed: number): NamedPart[] {
  const track = { text: `track, ${speedText(speed)}` };
  const wheels = [0, 1, 2, 3].map((n) => ({ ...track, at: placeIn(pose, TERN_PARTS.wheels + n) }));
  return [
    { at: placeIn(pose, TERN_PARTS.sprocket), text: `spring brakes ${brakeText(brake)}` },
    ...wheels,
    { ...track, at: placeIn(pose, TERN_PARTS.idler) },
    { at: placeIn(pose, TERN_PARTS.hull), text: `hull, pitch ${pitchText(slope)}` },
  ];
}

function heronParts(pose: PoseBuffer, { legs, height }: Extract<Pose, { of: 'heron' }>): NamedPart[] {
  return legs.flatMap(({ leg, swing, knee }, i) => {
    const { thigh, shank } = HERON_PARTS.legs[i] as (typeof HERON_PARTS.legs)[number];
    const phase = swing === null ? 'down' : `${percentText(swing)} of its swing`;
    return [
      { at: placeIn(pose, thigh), text: `${leg} hip, ${metresText(height)} m high` },
      { at: placeIn(pose, shank), text: `${leg} knee, ${kneeText(knee[0])}` },
      { at: placeIn(pose, shank, LEG.shank), text: `${leg} foot, ${phase}` },
    ];
  });
}

function petrelParts(pose: PoseBuffer, state: Extract<Pose, { of: 'petrel' }>): NamedPart[] {
  const { heave, slope, rudder, plates, chain } = state;
  const hinged = { text: `drag plates ${percentText(plates)} down` };
  return [
    { ...hinged, at: placeIn(pose, PETREL_PARTS.plates) },
    { ...hinged, at: placeIn(pose, PETREL_PARTS.plates + 1) },
    { at: placeIn(pose, PETREL_PARTS.anchor), text: anchorText(chain) },
    { at: placeIn(pose, PETREL_PARTS.rudder), text: `rudder ${signedFigure(rudder, '°').replace(' °', '°')}` },
    {
      at: placeIn(pose, PETREL_PARTS.hull),
      text: `hull, heave ${signedFigure(heave, 'mm', 0)}, pitch ${pitchText(slope, 'bow')}`,
    },
  ];
}

function partsOf(pose: PoseBuffer, state: MachineState): NamedPart[] {
  if (state.pose.of === 'tern') return ternParts(pose, state.pose, state.speed);
  return state.pose.of === 'heron' ? heronParts(pose, state.pose) : petrelParts(pose, state.pose);
}

/**
 * Part whose joint is nearest to a place, with its figure as in the table, such as `Heron, right fore foot, down`.
 * Metres from the nose on the ground.
 */
export function partAt(pose: PoseBuffer, state: MachineState, [x, y]: MetrePoint): string | undefined {
  const far = ({ at }: NamedPart) => Math.hypot(at[0] - x, at[1] - y);
  const near = partsOf(pose, state)
    .filter((part) => far(part) < REACH)
    .sort((a, b) => far(a) - far(b))[0];
  return near && `${NAMES[state.name]}, ${near.text}`;
}
