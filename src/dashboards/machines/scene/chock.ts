import type { Rule } from '../../../plot/grammar/rule';
import { TONES } from '../inks';
import type { MachineState } from '../sim';
import { wayToRest } from '../sim-figures';
import type { MachineField } from './layout';

/** Bar before the nose of a held machine, CSS px at scale 1: its distance, its thickness, and its foot behind it. */
const BAR = { gap: 6, width: 5, foot: 18, footHeight: 4 } as const;
/** Height of the bar as a share of that of the line of a cut. */
const HIGH = 0.3;

/** True if a machine stands, with its feet down or its springs closed, because its gate holds it, and not for a cut. */
export const isHeldStill = (
  state: Pick<MachineState, 'name' | 'speed' | 'trend' | 'waits' | 'needs' | 'pose'>,
  cut: object | undefined = undefined,
): boolean => state.waits === 'gate' && wayToRest(state) === undefined && cut === undefined;

/** Chock before the nose of a machine if it is held, readable without colour: a bar across its way, on a foot. */
export function chockRules({ nose, ground, top }: MachineField, scale: number, held: boolean): Rule[] {
  if (!held) return [];
  const [x, width, height] = [nose + BAR.gap * scale, BAR.width * scale, HIGH * (ground - top)];
  const foot = { width: BAR.foot * scale, height: BAR.footHeight * scale };
  return [
    { x, y: ground - height, width, height, ink: TONES.cut },
    { ...foot, x, y: ground - foot.height, ink: TONES.cut },
  ];
}
