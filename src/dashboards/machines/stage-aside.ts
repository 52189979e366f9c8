import type { LabelPlace } from '../../stage/marks/labels';
import type { Rule } from '../../stage/marks/rules';
import { TONES } from './inks';
import { astrayAt } from './sim-astray';
import type { Motion } from './sim-leg';
import { BELOW, type MachineField, wordsEnd } from './stage-layout';

/** CSS px at scale 1: from the nose to the dimension line, its end marks, the gap of a broken one, half the length of the strokes beside it. */
const AHEAD = 20;
const END = 9;
const GAP = 5;
const STROKE = 5;
/** CSS px at scale 1 below the ruler that only a cut and a comparison use. */
const BRACKET = 26;
/** CSS px at scale 1 of a dash of the track, and of the gap behind it. */
const DASH = 10;

/** A machine beside its track, which then lies nearer to the viewer: below it, at the scale of everything else. CSS px. */
export interface Aside {
  /** Metres. */
  readonly off: number;
  /** From the machine's ground down to its track. */
  readonly px: number;
  /** Its field, with the machine's ground higher by what there is room for above it. */
  readonly field: MachineField;
  /** There is no room for all of the distance: its dimension line is broken, as in a technical drawing. */
  readonly broken: boolean;
}

/** Where the track of a machine is at `t`; undefined while it is on it. `bracketed` is whether a distance stands below the ruler. */
export function asideAt(
  motion: Motion,
  t: number,
  field: MachineField,
  scale: number,
  bracketed: boolean,
): Aside | undefined {
  const off = astrayAt(motion, t)?.off;
  if (off === undefined) return undefined;
  const { pxPerMetre, ground, ruler, top, y, height } = field;
  const whole = off * pxPerMetre;
  if (ruler > ground) {
    // A vessel's track is in the water that is drawn.
    const px = Math.min(whole, ruler - ground);
    return { off, px, field, broken: px < whole };
  }
  const up = Math.min(whole, Math.max(top - wordsEnd(field), 0));
  const down = y + height - ruler - (bracketed ? BELOW : BELOW - BRACKET) * scale;
  const px = Math.min(whole, up + down);
  return { off, px, field: { ...field, ground: ground - up, ruler: ruler - up, top: top - up }, broken: px < whole };
}

/** How far below the machine now it is drawn where it was `t`, when it was nearer to its track. CSS px. */
export function belowAt(motion: Motion, t: number, now: Aside | undefined): number {
  if (!now) return 0;
  return Math.min(Math.max(now.off - (astrayAt(motion, t)?.off ?? 0), 0) * now.field.pxPerMetre, now.px);
}

/** The machine's own ground, its track where that has no ruler, and the dimension line between the two. */
export function asideRules({ px, broken, field }: Aside, scale: number): Rule[] {
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
const fits = ({ px, field }: Aside) => px >= field.type.words * 2.2;

/** Where the distance stands: beside its line, or above the ground while the line is short. */
export function asidePlace(aside: Aside, scale: number): Pick<LabelPlace, 'x' | 'y'> {
  const { nose, ground, type } = aside.field;
  return {
    x: nose + (AHEAD + END) * scale,
    y: ground + (fits(aside) ? aside.px / 2 - type.words * 0.7 : -type.words * 1.6),
  };
}

/** The words on the track, if there is room for them. */
export const trackText = (aside: Aside | undefined): string => (aside && fits(aside) ? 'its track' : '');
