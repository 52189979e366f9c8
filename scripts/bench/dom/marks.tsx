import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Rect } from '../../../src/stage/marks/cell';
import type { Rule } from '../../../src/stage/marks/rules';
import type { Ink } from '../../../src/theme/ink';
import { COLOURS, FONTS } from '../../../src/theme/tokens';
import { VIEWPORT } from '../panels/painter';
import type { Text } from '../views/view';

/** Longest that anything slides without a render, milliseconds. */
const SLIDE_MS = 3_600_000;

export const boxOf = ({ x, y, width, height }: Rect): CSSProperties => ({ left: x, top: y, width, height });

const RuleBox = memo(({ x, y, width, height, ink }: Rule) => (
  <i
    style={{
      left: Math.round(x),
      top: Math.round(y),
      width: Math.max(Math.round(width), 1),
      height: Math.max(Math.round(height), 1),
      background: COLOURS[ink],
    }}
  />
));

/** Straight lines. */
export function Rules({ rules }: { rules: readonly Rule[] }) {
  return rules.map((rule) => <RuleBox key={`${rule.x} ${rule.y} ${rule.width}`} {...rule} />);
}

const TextBox = memo(({ x, y, size, weight, font, ink, align, text }: Text) => (
  <span
    data-align={align}
    style={{ left: x, top: y, fontSize: size, fontWeight: weight, fontFamily: FONTS[font], color: COLOURS[ink] }}
  >
    {text}
  </span>
));

/** Texts, keyed by their place: most of them stay. */
export function Texts({ texts }: { texts: readonly Text[] }) {
  return texts.map((text) => <TextBox key={`${text.x} ${text.y} ${text.ink}`} {...text} />);
}

interface CellProps extends Rect {
  /** How full it is, 0 to 1. */
  readonly level: number;
  readonly ink: Ink;
}

/** A cell that fills from the bottom and moves to its next level by itself. */
export const Cell = memo(({ level, ink, ...rect }: CellProps) => (
  <div className="cell" style={boxOf(rect)}>
    <div
      className="level"
      data-hatch={ink.hatch}
      style={{ background: COLOURS[ink.colour], transform: `translateY(${100 * (1 - level)}%)` }}
    />
  </div>
));

interface SlideProps {
  /** CSS px to the left a millisecond; what stands at 0 was there `age` milliseconds ago when this is first rendered. */
  readonly pace: number;
  readonly age: number;
  readonly children: ReactNode;
}

/** An SVG as large as the panel that slides to the left by itself from when it is mounted. */
export function Slide({ pace, age, children }: SlideProps) {
  const element = useRef<SVGSVGElement>(null);
  const first = useRef(age);
  useLayoutEffect(() => {
    const at = (ms: number) => ({ transform: `translateX(${-ms * pace}px)` });
    const { current } = first;
    const animation = element.current?.animate([at(current), at(current + SLIDE_MS)], { duration: SLIDE_MS });
    return () => animation?.cancel();
  }, [pace]);
  return (
    <svg ref={element} className="slide" {...VIEWPORT_SIZE} aria-hidden="true">
      {children}
    </svg>
  );
}

export const VIEWPORT_SIZE = { width: VIEWPORT.width, height: VIEWPORT.height } as const;
