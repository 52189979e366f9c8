import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { relationText, relationToNow } from '../../../clock/relation-to-now';
import { clockReading, secondOf } from '../../../clock/zone';
import { useSeconds } from '../../../session/use-frame';
import { useZone } from '../../../session/use-session';
import { useClockState, useWorld } from '../../../session/world';
import { SECOND_MS } from '../../../sim/words/time';
import { pressedKey } from '../../../ui/pressed-key';
import { TimeMarks } from './marks';
import { keyStep, middleOf, REACH_MS } from './scrub';

/** Milliseconds by which the middle must move before the marks are placed again. */
const PLACE_MS = 300_000;
const REACH = REACH_MS / SECOND_MS;

/** A native range over 24 hours back and ahead, with its marks. */
export function TimeScrub() {
  const { clock } = useWorld();
  const { mode } = useClockState();
  const zone = useZone();
  const range = useRef<HTMLInputElement>(null);
  const middle = useRef(0);
  const dragged = useRef(false);
  const [position, setPosition] = useState<number>();

  const speak = (t: number) => {
    const present = clock.present();
    const relation = relationText(relationToNow(clock.state.mode, t, present), t, present);
    const text = `${clockReading(clock.state.mode === 'paused' ? t : secondOf(t), zone)}, ${relation}`;
    if (range.current?.ariaValueText !== text) range.current?.setAttribute('aria-valuetext', text);
  };
  const speakNow = useEffectEvent(() => speak(clock.now()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words depend on them, also where a focus keeps them.
  useEffect(() => speakNow(), [clock, zone, mode]);
  useSeconds((t) => {
    const input = range.current;
    if (!input) return;
    const present = clock.state.mode === 'paused' ? undefined : clock.present();
    if (!dragged.current) middle.current = middleOf(t, present, middle.current);
    const place = Math.round(middle.current / PLACE_MS) * PLACE_MS;
    if (place !== position) setPosition(place);
    if (dragged.current) return;
    input.value = String(Math.round((t - middle.current) / SECOND_MS));
    // A screen reader whose focus is here would otherwise speak each second.
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
          onPointerDown={({ button }) => {
            // A menu may keep the release of another button.
            if (button === 0) dragged.current = true;
          }}
          onPointerUp={release}
          onPointerCancel={release}
          onBlur={release}
          onInput={(event) => move(middle.current + event.currentTarget.valueAsNumber * SECOND_MS)}
        />
        <TimeMarks middle={position} />
      </div>
      <span aria-hidden="true">+24 h</span>
    </div>
  );
}
