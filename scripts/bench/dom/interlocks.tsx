import { memo, useLayoutEffect, useRef } from 'react';
import { FAULT_INK, TONES } from '../../../src/dashboards/interlocks/inks';
import { type InterlocksState, STRIP_MS } from '../../../src/dashboards/interlocks/sim';
import type { RowPlace } from '../../../src/dashboards/interlocks/stage-layout';
import { COLOURS } from '../../../src/theme/tokens';
import { bandsOf, FAULT_PX, layout, PACE, PLACES, textsOf } from '../views/interlocks';
import { boxOf, Rules, Texts } from './marks';

/** A fault that crosses its strip by itself from when it is mounted. */
const Fault = memo(
  ({ onset, at }: { onset: number; at: number }) => {
    const element = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      const place = (ms: number) => ({ transform: `translateX(${-ms * PACE}px)` });
      const duration = 2 * STRIP_MS;
      element.current?.animate([place(0), place(duration)], { duration, delay: onset - at });
    }, [onset, at]);
    const style = { left: '100%', width: FAULT_PX, height: '100%', background: COLOURS[FAULT_INK.colour] };
    return <i ref={element} style={style} />;
  },
  (before, after) => before.onset === after.onset,
);

function Mark({ state }: { state: 'OK' | 'FAULT' }) {
  if (state === 'OK') return <circle cx={8} cy={8} r={6} fill={COLOURS[TONES.OK]} />;
  return <path d="M2 2H14V14H2ZM5 5 11 11M11 5 5 11" fill="none" stroke={COLOURS[TONES.FAULT]} strokeWidth={2} />;
}

export function Interlocks({ state }: { state: InterlocksState }) {
  return (
    <>
      <Rules rules={bandsOf(state)} />
      <Rules rules={layout.ground} />
      {state.rows.map((row, i) => {
        const { mark, strip } = PLACES[i] as RowPlace;
        return (
          <div key={row.name}>
            <svg viewBox="0 0 16 16" style={boxOf(mark)} aria-hidden="true">
              <Mark state={row.state} />
            </svg>
            <div className="window" style={boxOf(strip)}>
              {row.recent.map(({ onset }) => (
                <Fault key={onset} onset={onset} at={state.ts} />
              ))}
            </div>
          </div>
        );
      })}
      <Texts texts={textsOf(state)} />
    </>
  );
}
