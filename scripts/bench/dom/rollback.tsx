import { memo, useRef } from 'react';
import { INKS, MARKER_INK } from '../../../src/dashboards/rollback/inks';
import { REFRESH_MS, type RollbackState, type Sample } from '../../../src/dashboards/rollback/sim';
import { nameAt } from '../../../src/dashboards/rollback/stage-layout';
import type { Rect } from '../../../src/stage/marks/cell';
import { LINE_HEIGHT, monoWidth } from '../../../src/stage/type';
import { DISC_RADIUS } from '../../../src/theme/shape';
import { COLOURS, FONTS } from '../../../src/theme/tokens';
import {
  columnsOf,
  HALF,
  heightOf,
  layout,
  NAME_GAP,
  nameOf,
  PACE,
  PERCENTILES,
  placeOf,
  STRIP,
  standing,
} from '../views/rollback';
import { boxOf, Rules, Slide, Texts } from './marks';

const { plot, type, bars, names, countGap } = layout;
const NAME = { fontFamily: FONTS.mono, fontWeight: 500, fontSize: type.count } as const;

const Point = memo(({ x, ms, forced }: { x: number; ms: number; forced: boolean }) => {
  const y = heightOf(ms);
  if (!forced) return <circle cx={x} cy={y} r={HALF * DISC_RADIUS} fill={COLOURS[INKS.ordinary.colour]} />;
  return (
    <path
      d={`M${x} ${y - HALF}l${HALF} ${HALF}l${-HALF} ${HALF}l${-HALF} ${-HALF}Z`}
      fill={COLOURS[INKS.forced.colour]}
    />
  );
});

/** The last seconds: each sample is mounted once and slides with all others. */
function Points({ samples, ts }: { samples: readonly Sample[]; ts: number }) {
  const origin = useRef(ts).current;
  return (
    <div className="window" style={boxOf({ ...STRIP, y: 0, height: STRIP.y + STRIP.height + HALF })}>
      <Slide pace={PACE} age={-REFRESH_MS}>
        {samples.map((sample) => (
          <Point
            key={sample.ts}
            x={STRIP.width + (sample.ts - origin) * PACE}
            ms={sample.ms}
            forced={sample.corr !== null}
          />
        ))}
      </Slide>
    </div>
  );
}

export function Rollback({ state }: { state: RollbackState }) {
  const { ceiling, columns } = columnsOf(state);
  const { rules, texts } = standing(ceiling);
  return (
    <>
      <Rules rules={rules} />
      {columns.map(({ total, whole, ordinary }, i) => (
        <div
          key={(bars[i] as Rect).x}
          className="window step"
          style={boxOf({ ...(bars[i] as Rect), y: 0, height: plot.y + plot.height })}
        >
          {(
            [
              ['forced', whole],
              ['ordinary', ordinary],
            ] as const
          ).map(([kind, share]) => (
            <div
              key={kind}
              data-hatch={INKS[kind].hatch}
              style={{
                ...boxOf({ x: 0, y: plot.y, width: (bars[i] as Rect).width, height: plot.height }),
                background: COLOURS[INKS[kind].colour],
                transform: `translateY(${plot.height * (1 - share)}px)`,
              }}
            />
          ))}
          <span
            style={{
              ...NAME,
              left: '50%',
              top: plot.y + plot.height - countGap - type.count * LINE_HEIGHT,
              color: COLOURS.text,
              background: COLOURS.panel,
              transform: `translate(-50%, ${-plot.height * whole}px)`,
            }}
          >
            {total}
          </span>
        </div>
      ))}
      {PERCENTILES.map((key) => {
        const text = nameOf(key, state[key]);
        const x = Math.min(placeOf(state[key]), plot.x + plot.width - 2);
        const height = plot.y + plot.height - names[key];
        const at = nameAt(x, monoWidth(text.length, type.count), NAME_GAP, names);
        return (
          <div key={key} className="step">
            <i
              style={{
                top: names[key],
                width: 2,
                height,
                background: COLOURS[MARKER_INK],
                transform: `translateX(${x}px)`,
              }}
            />
            <span style={{ ...NAME, top: names[key], color: COLOURS[MARKER_INK], transform: `translateX(${at}px)` }}>
              {text}
            </span>
          </div>
        );
      })}
      <Texts texts={texts} />
      <Points samples={state.samples} ts={state.ts} />
    </>
  );
}
