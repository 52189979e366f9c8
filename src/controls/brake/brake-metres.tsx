import { useRef } from 'react';
import { NEXT_FRAME, NO_FRAME } from '../../clock/frames';
import { reducedMotionQuery } from '../../clock/reduced-motion';
import { useFrame } from '../../session/use-frame';
import { metresText } from '../../sim/words/measures';
import { setText } from '../../ui/set-text';
import { ternSpeed } from './brake';
import { useBrake } from './use-brake';
import './brake-metres.css';

/**
 * Metres that a Tern has travelled since a hand came down on the brake, counting up until it is at rest; hidden once
 * the hand moves time. With reduced motion only the last figure appears. Screen readers get it from the brake.
 */
export function BrakeMetres() {
  const [brake, { phase, from, jogged }] = useBrake();
  const figure = useRef<HTMLSpanElement>(null);
  const isBraked = from > 0 && jogged === 0 && (phase === 'stopping' || phase === 'stopped');
  useFrame((now) => {
    if (!isBraked) return NO_FRAME;
    const text = metresText(brake.travelled(now));
    setText(figure.current, phase === 'stopping' && reducedMotionQuery().matches ? '' : text);
    return phase === 'stopping' ? NEXT_FRAME : NO_FRAME;
  });
  return (
    <p className="brake-metres" data-braked={isBraked} aria-hidden="true">
      <span className="brake-metres-figure">
        <span ref={figure} />
        <small>m</small>
      </span>
      <span>{`Tern, from ${ternSpeed(from)} to rest`}</span>
      <small>from pressing The Brake; dry concrete, unladen, level</small>
    </p>
  );
}
