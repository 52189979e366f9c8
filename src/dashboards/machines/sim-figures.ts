import { metresText } from '../../sim/words/measures';
import { isAtRest } from '../../sim/world/machines/motion';
import { DROP } from '../../sim/world/machines/petrel-pose';
import type { MachineState } from './sim';

/** Formats a share in per cent. */
export const percentText = (share: number): string => `${(share * 100).toFixed(0)}%`;

/** Words for the application of brakes, such as `40% applied`. */
export function brakeText(share: number): string {
  if (share <= 0) return 'released';
  return share < 1 ? `${percentText(share)} applied` : 'fully applied';
}

/** Formats a number with its sign and unit, such as `+86 mm`. */
export function signedFigure(n: number, unit: string, decimals = 1): string {
  const size = `${(n < 0 ? -n : n).toFixed(decimals)} ${unit}`;
  if (n < 0) return `−${size}`;
  return n > 0 ? `+${size}` : size;
}

/** Formats degrees in the direction of their sign, such as `rudder to port 6.3°`; `neither` if they print as 0. */
export function directionText(n: number, positive: string, negative: string, neither: string): string {
  const size = (n < 0 ? -n : n).toFixed(1);
  return size === '0.0' ? neither : `${n > 0 ? positive : negative} ${size}°`;
}

/** Degrees in a radian. */
const RADIAN = 57.3;
/**
 * Formats the nose’s rise in millimetres a metre as an angle, small enough to be its tangent: `nose up 0.6°`. A
 * vessel’s nose is its `bow`.
 */
export const pitchText = (slope: number, nose: 'nose' | 'bow' = 'nose'): string =>
  directionText((slope / 1_000) * RADIAN, `${nose} up`, `${nose} down`, 'level');

/** Surface of a machine as the end of a clause, such as `on wet grass`. */
export const terrainText = ({ name, surface }: Pick<MachineState, 'name' | 'surface'>): string =>
  `${name === 'petrel' ? 'in' : 'on'} ${surface}`;

/** True if a machine has a foot in the air. */
export const isStepping = ({ pose }: Pick<MachineState, 'pose'>): boolean =>
  pose.of === 'heron' && pose.legs.some(({ swing }) => swing !== null);

/**
 * True if a machine that stands, as far as is printed, has not settled: it has a foot in the air, its springs are not
 * closed, or its gate is open again and it has only to come to rest.
 */
const isSettling = (machine: Pick<MachineState, 'pose' | 'needs'>): boolean =>
  isStepping(machine) || machine.needs === 'rest' || (machine.pose.of === 'tern' && machine.pose.brake < 1);

/** True if the speed would not print as 0.00. */
export const hasSpeed = ({ speed }: Pick<MachineState, 'speed'>): boolean => !isAtRest(speed);

/** Activity of a machine that stands and has not settled. */
export function settlingText(machine: Pick<MachineState, 'name' | 'pose'>): string {
  if (isStepping(machine)) return 'setting its feet down';
  return machine.name === 'tern' ? 'closing its springs' : 'coming to rest';
}

/** Way of a machine to its rest behind its gate, as what it does at that instant; undefined once it stands still. */
export function wayToRest(
  machine: Pick<MachineState, 'name' | 'speed' | 'trend' | 'pose' | 'needs'>,
): string | undefined {
  const { trend } = machine;
  if (trend === 'rising' || (hasSpeed(machine) && trend === 'steady')) return 'finishing its step';
  if (hasSpeed(machine)) return 'slowing to a stop';
  return isSettling(machine) ? settlingText(machine) : undefined;
}

/** Way of a machine that still moves to a pause of its patrol or into its dock. */
export function wayToPause({ trend, waits }: Pick<MachineState, 'trend' | 'waits'>): string {
  if (trend !== 'falling') return `finishing its step before ${waits === 'dock' ? 'its dock' : 'a pause'}`;
  return waits === 'dock' ? 'slowing into its dock' : 'slowing for a pause';
}

/** True if a machine stood when its power was cut, as far as is printed: there was nothing to stop. */
export const stoodAtCut = ({ speed }: { readonly speed: number }): boolean => isAtRest(speed);

/** Words for a Petrel's anchor with so many metres of chain out, such as `anchor on the bottom, chain out 10.29 m`. */
export function anchorText(chain: number): string {
  if (chain === 0) return 'anchor up';
  const metres = `${metresText(chain)} m`;
  return chain < DROP ? `anchor ${metres} down` : `anchor on the bottom, chain out ${metres}`;
}

/** Words for a knee's place, so many metres ahead of its hip, such as `0.23 m behind the hip`. */
export const kneeText = (ahead: number): string =>
  `${metresText(ahead)} m ${ahead > 0 ? 'ahead of' : 'behind'} the hip`;
