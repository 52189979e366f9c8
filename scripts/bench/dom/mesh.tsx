import { memo, useLayoutEffect, useRef } from 'react';
import { type Batch, type MeshState, shownIn } from '../../../src/dashboards/mesh/sim';
import { CORNERS, DISC_RADIUS, HOLLOW, inset, type Shape } from '../../../src/theme/shape';
import { COLOURS } from '../../../src/theme/tokens';
import { colourOf, degraded, layout, rowAt, shapeOf, textsOf, warningsOf } from '../views/mesh';
import { boxOf, Rules, Texts } from './marks';

const HALF = layout.marker / 2;

function Outline({ shape, by, fill }: { shape: Shape; by: number; fill: string }) {
  if (shape === 'disc') return <circle r={DISC_RADIUS - by} fill={fill} />;
  return <polygon points={inset(CORNERS[shape], by).flat().join(' ')} fill={fill} />;
}

/** A batch that goes its way by itself from when it is mounted. */
const BatchMark = memo(
  ({ batch, at }: { batch: Batch; at: number }) => {
    const element = useRef<SVGSVGElement>(null);
    useLayoutEffect(() => {
      const place = (x: number) => ({ transform: `translateX(${x - HALF}px)` });
      element.current?.animate([place(layout.x0), place(layout.x1)], {
        duration: batch.life,
        delay: batch.ts - at,
        fill: 'both',
      });
    }, [batch, at]);
    const shape = shapeOf(batch);
    return (
      <svg
        ref={element}
        viewBox="-1 -1 2 2"
        style={boxOf({ x: 0, y: rowAt(batch) - HALF, width: HALF * 2, height: HALF * 2 })}
        aria-hidden="true"
      >
        <Outline shape={shape} by={0} fill={colourOf(batch)} />
        {degraded(batch) && <Outline shape={shape} by={HOLLOW.line} fill={COLOURS.panel} />}
        {degraded(batch) && <rect x={-HOLLOW.cut / 2} y={-1} width={HOLLOW.cut} height={2} fill={COLOURS.panel} />}
      </svg>
    );
  },
  (before, after) => before.batch.id === after.batch.id,
);

export function Mesh({ state }: { state: MeshState }) {
  const shown = state.lanes.flatMap(({ lane }) => shownIn(state, lane)).sort((a, b) => a.ts - b.ts);
  return (
    <>
      <Rules rules={layout.rules} />
      {shown.map((batch) => (
        <BatchMark key={batch.id} batch={batch} at={state.ts} />
      ))}
      <Texts texts={textsOf(state)} />
      {warningsOf(state).map((rect) => (
        <svg key={rect.y} viewBox="0 0 2 2" style={boxOf(rect)} aria-hidden="true">
          <path d="M1 0 2 2H0Z" fill={COLOURS.warn} />
        </svg>
      ))}
    </>
  );
}
