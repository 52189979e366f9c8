import { useMemo } from 'react';
import { useWorld } from '../../../session/world';
import { SECOND_MS } from '../../../sim/words/time';
import { branchOf } from '../../../sim/world/incident-words/what-if';
import { tamperingsBetween } from '../../../sim/world/incidents/incidents';
import { REACH_MS } from './scrub';

/** Milliseconds between two ticks: six hours. */
const TICK_MS = 21_600_000;
const REACH = REACH_MS / SECOND_MS;

/** Place of the range's track, from the top of the range. */
const TRACK_Y = 12;
/** Place of a fork's line, from the top of the range. */
const FORK_Y = 2;
/** Seconds over which a fork's line bends from the track to its place. */
const BEND = 3_600;

/** Returns the path of upright lines at `places`, in seconds from the middle, `height` high. */
const lines = (places: readonly number[], height: number) => places.map((x) => `M${x} 0v${height}`).join('');

const TICKS = lines(
  Array.from({ length: (2 * REACH_MS) / TICK_MS + 1 }, (_, i) => (i * TICK_MS - REACH_MS) / SECOND_MS),
  12,
);

/**
 * Returns the path of a fork that leaves the world's line at `from`, in seconds from the middle; empty if that is
 * beyond the bar's reach.
 */
function branchLine(from: number): string {
  if (from > REACH) return '';
  if (from < -REACH) return `M${-REACH} ${FORK_Y}H${REACH}`;
  const [bend, end] = [from + BEND / 2, from + BEND];
  return `M${from} ${TRACK_Y}C${bend} ${TRACK_Y} ${bend} ${FORK_Y} ${end} ${FORK_Y}H${Math.max(REACH, end)}`;
}

/** Attributes of a drawing over a box as wide as the bar, in seconds from the middle. */
const BOX = {
  viewBox: `${-REACH} 0 ${2 * REACH} ${TRACK_Y}`,
  preserveAspectRatio: 'none',
} as const;

/**
 * Marks of a bar whose middle is the instant `middle`: ticks, each tampering with the record, and the beginning of a
 * fork. Without a middle, ticks alone.
 */
export function TimeMarks({ middle }: { middle: number | undefined }) {
  const { name: world } = useWorld();
  const tamperings = useMemo(() => {
    if (middle === undefined) return '';
    const placeOf = ({ ts }: { readonly ts: number }) => Math.round((ts - middle) / SECOND_MS);
    return lines(tamperingsBetween(world, middle - REACH_MS, middle + REACH_MS).map(placeOf), 7);
  }, [world, middle]);
  const branch = useMemo(() => branchOf(world), [world]);
  return (
    <>
      <svg className="time-marks" {...BOX} aria-hidden="true">
        <path className="time-ticks" d={TICKS} />
        <path className="time-tamperings" d={tamperings} />
      </svg>
      {branch !== undefined && middle !== undefined && (
        <svg className="time-branch" {...BOX} aria-hidden="true">
          <path d={branchLine((branch - middle) / SECOND_MS)} />
        </svg>
      )}
    </>
  );
}
