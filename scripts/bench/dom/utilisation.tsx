import { useRef } from 'react';
import { INCIDENT, LINES } from '../../../src/dashboards/utilisation/inks';
import type { UtilisationState } from '../../../src/dashboards/utilisation/sim';
import { LINE_HEIGHT } from '../../../src/stage/type';
import { COLOURS, FONTS } from '../../../src/theme/tokens';
import { heightOf, layout, PACE, runsOf, SERIES, textsOf } from '../views/utilisation';
import { boxOf, Rules, Slide, Texts } from './marks';

export function Utilisation({ state }: { state: UtilisationState }) {
  const { plot, strip, size, idTop } = layout;
  const origin = useRef(state.ts).current;
  const right = plot.width;
  const at = (ts: number) => right + (ts - origin) * PACE;
  const newest = at(state.ts);
  const foot = plot.y + plot.height;
  return (
    <>
      <Rules rules={layout.grid} />
      <div className="window" style={boxOf({ ...plot, y: 0, height: idTop + 2 * size })}>
        <Slide pace={PACE} age={0}>
          {SERIES.map(({ of }) => {
            const style = LINES[of];
            const line = state.samples.map((sample) => `${at(sample.ts)} ${heightOf(sample[of])}`).join(' ');
            const first = at(state.samples[0]?.ts ?? 0);
            return (
              <g key={of}>
                {'area' in style && (
                  <polygon
                    points={`${line} ${newest} ${foot} ${first} ${foot}`}
                    fill={COLOURS[style.ink]}
                    opacity={style.area}
                  />
                )}
                <polyline
                  points={line}
                  fill="none"
                  stroke={COLOURS[style.ink]}
                  strokeWidth={style.width}
                  strokeLinejoin="round"
                />
              </g>
            );
          })}
          {runsOf(state.samples).map(({ corr, from, to, named }) => (
            <g key={corr + to} fontFamily={FONTS.mono} fontSize={size} fill={COLOURS.text}>
              <rect {...strip} x={newest + from} width={to - from} fill={COLOURS[INCIDENT.colour]} />
              {named && (
                <text x={newest + to} y={idTop + (size * LINE_HEIGHT) / 2} textAnchor="end" dominantBaseline="central">
                  {corr}
                </text>
              )}
            </g>
          ))}
        </Slide>
      </div>
      <Texts texts={textsOf(state)} />
    </>
  );
}
