import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

interface RangeFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Takes a value once the visitor has let go of it. */
  commit(value: number): void;
}

/** A native range that shows its value while it moves, and commits it when it is let go of. */
export function RangeField({ label, unit, min, max, step, value, commit }: RangeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState<number>();
  const settle = useEffectEvent(() => {
    if (!input.current) return;
    setMoved(undefined);
    commit(input.current.valueAsNumber);
  });
  useEffect(() => {
    const element = input.current;
    // React's own `onChange` is the native `input` event.
    const listener = () => settle();
    element?.addEventListener('change', listener);
    return () => element?.removeEventListener('change', listener);
  }, []);
  const position = moved ?? value;
  return (
    <div className="log-range">
      <label className="muted fine" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={position}
        aria-valuetext={`${position} ${unit}`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setMoved(event.target.valueAsNumber)}
        // Some browsers send no native change for a range that was moved back to where it was.
        onBlur={() => setMoved(undefined)}
      />
      <output className="mono" htmlFor={id}>{`${position} ${unit}`}</output>
    </div>
  );
}
