import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { relationText, relationToNow } from '../../clock/relation-to-now';
import { clockReading } from '../../clock/zone';
import { useSeconds } from '../../session/use-frame';
import { useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { SECOND_MS } from '../../sim/words/time';
import { tamperingsBetween } from '../../sim/world/incidents';
import { branchOf } from '../../sim/world/what-if';
import { pressedKey } from '../../ui/pressed-key';
import { keyStep, middleOf, REACH_MS } from './scrub';

/**
 * Milliseconds by which the middle moves before the marks are placed again, and between two ticks.
 */
const PLACE_MS = 300_000;
const TICK_MS = 21_600_000;
const REACH = REACH_MS / SECOND_MS;

/**
 * Where the range's track and the line of a fork run, from the top of the range, and the seconds
 * that the line takes to get there.
 */
const TRACK_Y = 12;
const FORK_Y = 2;
const BEND = 3_600;

/** A path of upright lines at `places`, in seconds from the middle, `height` high. */
const lines = (places: readonly number[], height: number) => places.map((x) => `M${x} 0v${height}`).join('');

const TICKS = lines(
  Array.from({ length: (2 * REACH_MS) / TICK_MS + 1 }, (_, i) => (i * TICK_MS - REACH_MS) / SECOND_MS),
  12,
);

/**
 * The line of a fork that leaves the world's at `from`, in seconds from the middle; empty where
 * that is later than the bar reaches.
 */
function branchLine(from: number): string {
  if (from > REACH) return '';
  if (from < -REACH) return `M${-REACH} ${FORK_Y}H${REACH}`;
  const [bend, end] = [from + BEND / 2, from + BEND];
  return `M${from} ${TRACK_Y}C${bend} ${TRACK_Y} ${bend} ${FORK_Y} ${end} ${FORK_Y}H${Math.max(REACH, end)}`;
}

/**
 * 24 hours back and ahead on one native range, with each tampering of the record marked, and where
 * a fork branched off.
 */
export function TimeScrub() {
  const { clock, name: world } = useWorld();
  const zone = useZone();
  const range = useRef<HTMLInputElement>(null);
  const middle = useRef(0);
  const dragged = useRef(false);
  const [position, setPlaced] = useState<number>();
  const marks = useMemo(() => {
    if (position === undefined) return '';
    const tamperings = tamperingsBetween(world, position - REACH_MS, position + REACH_MS);
    return lines(
      tamperings.map(({ ts }) => Math.round((ts - position) / SECOND_MS)),
      7,
    );
  }, [world, position]);
  const branch = useMemo(() => branchOf(world), [world]);

  const speak = (t: number) => {
    const { mode } = clock.state;
    const present = clock.present();
    range.current?.setAttribute(
      'aria-valuetext',
      `${clockReading(t, zone)}, ${relationText(relationToNow(mode, t, present), t, present)}`,
    );
  };
  useSeconds(() => {
    const input = range.current;
    if (!input) return;
    const t = clock.now();
    const present = clock.state.mode === 'paused' ? undefined : clock.present();
    if (!dragged.current) middle.current = middleOf(t, present, middle.current);
    const place = Math.round(middle.current / PLACE_MS) * PLACE_MS;
    if (place !== position) setPlaced(place);
    if (dragged.current) return;
    const value = String(Math.round((t - middle.current) / SECOND_MS));
    if (input.value === value) return;
    input.value = value;
    // A screen reader whose focus is here would speak each second.
    if (input !== document.activeElement) speak(t);
  });
  const move = (t: number) => {
    clock.seek(t);
    speak(clock.now());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const ms = keyStep(pressedKey(event.nativeEvent) ?? '', event.shiftKey);
    if (ms === undefined) return;
    event.preventDefault();
    move(clock.now() + ms);
  };
  const release = () => {
    dragged.current = false;
  };
  return (
    <div className="time-scrub">
      <span aria-hidden="true">−24 h</span>
      <div className="time-track">
        <input
          ref={range}
          type="range"
          aria-label="Time, from 24 hours back to 24 hours ahead"
          min={-REACH}
          max={REACH}
          step={1}
          defaultValue={0}
          onKeyDown={onKeyDown}
          onPointerDown={() => {
            dragged.current = true;
          }}
          onPointerUp={release}
          onPointerCancel={release}
          onBlur={release}
          onInput={(event) => move(middle.current + event.currentTarget.valueAsNumber * SECOND_MS)}
        />
        <svg
          className="time-marks"
          viewBox={`${-REACH} 0 ${2 * REACH} 12`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="time-ticks" d={TICKS} />
          <path className="time-tamperings" d={marks} />
        </svg>
        {branch !== undefined && position !== undefined && (
          <svg
            className="time-branch"
            viewBox={`${-REACH} 0 ${2 * REACH} ${TRACK_Y}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={branchLine((branch - position) / SECOND_MS)} />
          </svg>
        )}
      </div>
      <span aria-hidden="true">+24 h</span>
    </div>
  );
}
