import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pointerPlace } from '../../theme/turn';
import { pressedKey } from '../../ui/pressed-key';
import type { Brake } from './brake';

/** World milliseconds by which a drag moves time in each of its first CSS px, whatever the width of the grip. */
export const PX_MS = 125;
/**
 * CSS px after which a drag has moved time twice as far as at that pace: near the hand it is fine, far from it fast.
 */
const DOUBLED = 480;
/** CSS px that a pointer may tremble before it moves time. */
const TREMBLE = 4;
/** World milliseconds by which an arrow key moves time. */
const KEY_MS: Readonly<Record<string, number>> = { ArrowLeft: -1_000, ArrowRight: 1_000 };
/** Factor of an arrow key with Shift. */
const SHIFTED = 10;

/** Input that holds the brake. `latch` is Enter, or a click without a pointer from a switch or screen reader. */
type GripInput = 'pointer' | 'space' | 'latch';

/**
 * Returns event handlers for an element that works the brake: hold it with pointer, touch or Space, drag or use arrow
 * keys to move time, or toggle it. `stay` is true if the world stays stopped on release; `jogged` receives the
 * milliseconds by which the world was moved.
 */
export function useGrip(brake: Brake, stay: boolean, jogged: (ms: number) => void) {
  const hold = useRef<GripInput>(undefined);
  const from = useRef(0);
  const distance = useRef(0);
  const grip = (how: GripInput) => {
    hold.current = how;
    distance.current = 0;
    jogged(0);
    brake.hold();
  };
  const letGo = (how: GripInput) => {
    if (hold.current !== how) return;
    hold.current = undefined;
    brake.release(stay);
  };
  // An element that goes while it is held, as with its page, would stop the world for good. A latch is meant to stay.
  const leave = useEffectEvent(() => {
    if (hold.current !== undefined && hold.current !== 'latch') letGo(hold.current);
  });
  useEffect(() => () => leave(), []);
  const jog = (ms: number) => {
    distance.current = ms;
    brake.jog(ms);
    jogged(ms);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = pointerPlace(event).x;
      grip('pointer');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const px = pointerPlace(event).x - from.current;
      if (hold.current !== 'pointer' || (distance.current === 0 && Math.abs(px) < TREMBLE)) return;
      jog(Math.round(px * PX_MS * (1 + (px / DOUBLED) ** 4)));
    },
    onPointerUp: () => letGo('pointer'),
    onPointerCancel: () => letGo('pointer'),
    onLostPointerCapture: () => letGo('pointer'),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      const key = pressedKey(event.nativeEvent);
      const isStopped = brake.state.phase === 'stopped';
      const ms = isStopped ? KEY_MS[key ?? ''] : undefined;
      if (key !== ' ' && ms === undefined) return;
      event.preventDefault();
      if (ms !== undefined) jog(distance.current + ms * (event.shiftKey ? SHIFTED : 1));
      else if (!event.repeat && hold.current === undefined) grip('space');
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      // Firefox would otherwise press the button.
      event.preventDefault();
      letGo('space');
    },
    onBlur: () => letGo('space'),
    onClick: (event: MouseEvent) => {
      // The click of a pointer follows its release, which is handled already.
      if (event.detail > 0) return;
      if (brake.state.phase === 'stopped' || brake.state.phase === 'stopping') {
        hold.current ??= 'latch';
        letGo('latch');
      } else grip('latch');
    },
  };
}
