import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import { TONES } from './inks';
import { astrayAt } from './sim-astray';
import type { Motion } from './sim-leg';
import { BELOW, type MachineField } from './stage-layout';

/** CSS px at scale 1: from the nose to the dimension line, its end marks, the gap of a broken one, half the length of the strokes beside it. */
const AHEAD = 20;
const END = 9;
const GAP = 5;
const STROKE = 5;
/** CSS px at scale 1 below the ruler that only a cut uses. */
const OF_CUT = 26;
/** CSS px at scale 1 of a dash of the track, and of the gap behind it. */
const DASH = 10;

/** A machine beside its track, which then lies nearer to the viewer: below it, at the scale of everything else. */
export interface Aside {
  /** Metres. */
  readonly off: number;
  /** CSS px from the machine's ground down to its track. */
  readonly px: number;
  /** There is no room for all of the distance: its dimension line is broken, as in a technical drawing. */
  readonly broken: boolean;
}

/** Where the track of a machine is at `t`; undefined while it is on it. `stopped` is whether a cut's distance stands below the ruler. */
export function asideAt(
  motion: Motion,
  t: number,
  field: MachineField,
  scale: number,
  stopped: boolean,
): Aside | undefined {
  const off = astrayAt(motion, t)?.off;
  if (off === undefined) return undefined;
  const { pxPerMetre, ground, ruler, y, height } = field;
  // A vessel's track is in the water that is drawn; another machine's takes the ruler along.
  const room = ruler > ground ? ruler - ground : y + height - ruler - BELOW * scale + (stopped ? 0 : OF_CUT * scale);
  const px = Math.max(Math.min(off * pxPerMetre, room), 0);
  return { off, px, broken: px < off * pxPerMetre };
}

/** How far below the machine now it is drawn where it was `t`, when it was nearer to its track. CSS px. */
export function belowAt(motion: Motion, t: number, now: Aside | undefined, { pxPerMetre }: MachineField): number {
  if (!now) return 0;
  return Math.min(Math.max(now.off - (astrayAt(motion, t)?.off ?? 0), 0) * pxPerMetre, now.px);
}

/** The machine's own ground, its track where that has no ruler, and the dimension line between the two. */
export function asideRules({ px, broken }: Aside, field: MachineField, scale: number): Rule[] {
  const { x, width, nose, ground, ruler } = field;
  const track = ground + px;
  const at = nose + AHEAD * scale;
  const across = (y: number, half: number): Rule => ({
    x: at - half,
    y,
    width: 2 * half + scale,
    height: scale,
    ink: TONES.astray,
  });
  const upright = (from: number, to: number): Rule => ({
    x: at,
    y: from,
    width: scale,
    height: to - from,
    ink: TONES.astray,
  });
  const own: Rule[] = [
    { x, y: ground, width, height: scale, ink: TONES.stone },
    across(ground, (END * scale) / 2),
    across(track, (END * scale) / 2),
  ];
  const dashes = ruler > ground ? Math.floor(width / (2 * DASH * scale)) : 0;
  for (let n = 0; n < dashes; n++) {
    own.push({ x: x + 2 * n * DASH * scale, y: track, width: DASH * scale, height: scale, ink: TONES.astray });
  }
  if (!broken || px < 4 * GAP * scale) return [...own, upright(ground, track)];
  const [middle, gap] = [ground + px / 2, (GAP * scale) / 2];
  return [
    ...own,
    upright(ground, middle - gap),
    upright(middle + gap, track),
    across(middle - gap, STROKE * scale),
    across(middle + gap, STROKE * scale),
  ];
}

/** Whether words fit between the machine's ground and its track. */
const fits = ({ px }: Aside, { type }: MachineField) => px >= type.words * 2.2;

/** Where the distance stands: beside its line, or above the ground while the line is short. */
export const asidePlace = (aside: Aside, field: MachineField, scale: number): Pick<LabelPlace, 'x' | 'y'> => ({
  x: field.nose + (AHEAD + END) * scale,
  y: field.ground + (fits(aside, field) ? aside.px / 2 - field.type.words * 0.7 : -field.type.words * 1.6),
});

/** The words on the track, if there is room for them. */
export const trackText = (aside: Aside | undefined, field: MachineField): string =>
  aside && fits(aside, field) ? 'its track' : '';
