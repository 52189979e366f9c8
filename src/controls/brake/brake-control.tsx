import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { NEXT_FRAME, NO_FRAME } from '../../clock/frames';
import { Beacon } from '../../records/beacon/beacon-part';
import { BeaconPlace } from '../../records/beacon/beacon-place';
import { useFrame } from '../../session/use-frame';
import { useClockState, useWorld } from '../../session/world';
import { metresText } from '../../sim/words/measures';
import { TERN_METRES, TERN_TOP } from '../../sim/world/machines/tern';
import { announce } from '../../ui/announcer';
import { type BrakePhase, type BrakeStop, ternSpeed } from './brake';
import { useBrake } from './use-brake';
import { PX_MS, useGrip } from './use-grip';
import './brake.css';

/** Hint on the grip, by the phase of the brake. */
const HINTS: Readonly<Record<BrakePhase, string>> = {
  off: 'Hold to stop time',
  stopping: 'Stopping',
  stopped: 'Time stopped. Drag to move through time',
  starting: 'Resuming',
};

/** CSS px from one tick of the grip to the next. */
const TICK = 10;

/** Describes a stop as a Tern's, such as `Tern stops in 0.54 s, 0.72 m from 2.4 m/s, dry concrete`. */
const stopWords = ({ ms, metres, from }: BrakeStop) =>
  ms === 0
    ? 'Time was already stopped'
    : `Tern stops in ${(ms / 1_000).toFixed(2)} s, ${metresText(metres)} m from ${ternSpeed(from)}, dry concrete`;

/** Formats world milliseconds as `+12.4 s`. */
const offset = (ms: number) => `${ms < 0 ? '−' : '+'}${(Math.abs(ms) / 1_000).toFixed(1)} s`;

/**
 * The grip of the brake, and below it a report of the last stop. `compact` is the form for the time bar: a grip alone.
 */
export function BrakeControl({ compact = false }: { compact?: boolean }) {
  const id = useId();
  const { clock } = useWorld();
  const [brake, { phase, stop, jogged }] = useBrake();
  const { mode } = useClockState();
  const isMoved = jogged !== 0;
  const hint = isMoved ? 'Time moved by' : HINTS[phase === 'off' && mode === 'paused' ? 'stopped' : phase];
  const [stay, setStay] = useState(false);
  const handlers = useGrip(brake, id, stay);
  const ticksStyle = isMoved ? ({ '--brake-jog': `${(jogged / PX_MS) % TICK}px` } as CSSProperties) : undefined;
  const isStopped = phase === 'stopped';
  const fill = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    fill.current?.style.setProperty('--brake-fill', `${brake.share(now)}`);
    return phase === 'stopping' ? NEXT_FRAME : NO_FRAME;
  });
  useEffect(() => {
    if (isStopped && stop) announce(`${stopWords(stop)}. Time is stopped.`);
  }, [isStopped, stop]);
  return (
    <div className="brake stack" data-phase={phase} data-compact={compact}>
      <button
        type="button"
        className="brake-grip"
        data-shortcut={compact ? undefined : 'brake'}
        aria-pressed={isStopped || phase === 'stopping'}
        title={compact ? hint : undefined}
        aria-describedby={compact ? undefined : `${id}-hint`}
        {...handlers}
      >
        <svg className="brake-ticks" style={ticksStyle} aria-hidden="true">
          <pattern id={`${id}-ticks`} width={TICK} height="100%" patternUnits="userSpaceOnUse">
            <path d="M5 0v12" />
          </pattern>
          <rect width="110%" x={-TICK} height="100%" fill={`url(#${id}-ticks)`} />
        </svg>
        <span ref={fill} className="brake-fill" aria-hidden="true" />
        <span className="brake-name">{compact ? 'Brake' : 'The Brake'}</span>
        <span id={`${id}-hint`} className="brake-hint">
          {`${compact ? '' : hint} `}
          <span className="brake-moved" hidden={!isMoved}>
            {isMoved && offset(jogged)}
          </span>
        </span>
      </button>
      {!compact && (
        <div className="brake-foot row muted small">
          <p className="brake-print">
            {stop ? stopWords(stop) : `Tern stops in ${TERN_METRES} m from ${ternSpeed(TERN_TOP)}, dry concrete`}
          </p>
          {isStopped ? <Beacon at={() => clock.now()} /> : <BeaconPlace />}
          <label className="switch">
            <input type="checkbox" checked={stay} onChange={(event) => setStay(event.target.checked)} />
            Stay stopped when released
          </label>
        </div>
      )}
    </div>
  );
}
