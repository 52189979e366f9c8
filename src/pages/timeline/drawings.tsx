import type { TIMELINE } from '../../content/timeline';

type Year = (typeof TIMELINE)[number]['year'];

/** Drawing of a date: lines, its subject, and solid areas; paths in units of 240 by 84. */
interface Drawing {
  readonly lines: string;
  readonly subject: string;
  readonly areas?: string;
}

/** Path of a square of `size` with its corner at (x, y). */
const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h${-size}Z`;

/** Heights of a histogram's bars, the slow end at the right. */
const BARS = [18, 34, 52, 46, 30, 20, 13, 9, 6, 4, 3, 2];

/** Offsets of a pod's GPUs in a block of three by three. */
const POD = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [column * 9, row * 9] as const));
const PODS_AT = [
  [107, 2],
  [22, 54],
  [192, 54],
] as const;

const DRAWINGS: Readonly<Record<Year, Drawing>> = {
  // Heartbeat that stops, and the contact that opens after it.
  1997: {
    lines: 'M0 60h14V24h12v36h22V24h12v36h22V24h12v36h36M200 60h40M160 60h6',
    subject: 'M166 60 196 34M130 24v36h24',
    areas: 'M166 56a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM200 56a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z',
  },
  // Plan tried on a copy, which ends in the ditch while the robot stays where it is.
  2004: {
    lines: 'M0 40h70M70 40C110 40 110 16 150 16H240',
    subject: 'M70 40C110 40 110 58 150 58H176C184 58 184 80 196 80S208 58 216 58H240',
    areas: square(64, 34, 12),
  },
  // Distribution with its slow end left in, and the percentile that is quoted.
  2012: {
    lines: 'M0 76H240',
    subject: 'M150 20V76M150 20h10',
    areas: BARS.map((height, i) => `M${8 + i * 19} ${76 - height}h13v${height}h-13Z`).join(''),
  },
  // Records, each linked to the one before it.
  2023: {
    lines: `${square(2, 24, 36)}${square(68, 24, 36)}${square(202, 24, 36)}M10 36h20M10 44h20M76 36h20M76 44h20M210 36h20M210 44h20`,
    subject: `${square(134, 24, 36)}M142 36h20M142 44h20M38 42H68M104 42H134M170 42H202`,
  },
  // Three pods under one loop.
  2025: {
    lines: '',
    subject: 'M142 18C196 22 216 34 209 48M184 70C160 82 84 82 56 70M35 48C30 34 48 20 100 18M142 18l8-4M142 18l7 6',
    areas: PODS_AT.flatMap(([x, y]) => POD.map(([dx, dy]) => square(x + dx, y + dy, 6))).join(''),
  },
};

/** Small drawing of a date's subject; its detail says the same in words. */
export function MilestoneDrawing({ year }: { year: Year }) {
  const { lines, subject, areas } = DRAWINGS[year];
  return (
    <svg className="milestone-drawing" viewBox="-2 0 244 86" aria-hidden="true">
      {areas && <path className="milestone-area" d={areas} />}
      <path className="milestone-line" d={lines} />
      <path className="milestone-subject" d={subject} />
    </svg>
  );
}
