import { BAR } from '../../../src/dashboards/history/inks';
import type { HistoryState } from '../../../src/dashboards/history/sim';
import { COLOURS } from '../../../src/theme/tokens';
import { viewOf } from '../views/history';
import { Rules, Texts, VIEWPORT_SIZE } from './marks';

export function History({ state }: { state: HistoryState }) {
  const { rules, tracks, bars, traces, texts } = viewOf(state);
  return (
    <>
      <Rules rules={rules} />
      <svg {...VIEWPORT_SIZE} aria-hidden="true">
        {tracks.map((rect) => (
          <rect key={rect.y} {...rect} fill={COLOURS.raised} />
        ))}
        {bars.map((rect) => (
          <rect key={`${rect.x} ${rect.y + rect.height}`} {...rect} fill={COLOURS[BAR.colour]} />
        ))}
        {traces.map(({ id, style, points, baseline, dot }) => {
          const colour = COLOURS[style.ink];
          const [x, y] = points.slice(-2);
          const line = points.join(' ');
          return (
            <g key={id}>
              {style.area && (
                <polygon
                  points={`${line} ${x} ${baseline} ${points[0]} ${baseline}`}
                  fill={colour}
                  opacity={style.area}
                />
              )}
              <polyline
                points={line}
                fill="none"
                stroke={colour}
                strokeWidth={style.width}
                strokeDasharray={style.dash?.join(' ')}
                strokeLinejoin="round"
              />
              {dot && <circle cx={x} cy={y} r={dot / 2} fill={colour} />}
            </g>
          );
        })}
      </svg>
      <Texts texts={texts} />
    </>
  );
}
