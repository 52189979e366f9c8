import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pointerPlace } from '../../theme/picture-turn';
import { pressedKey } from '../../ui/pressed-key';
import type { Brake, BrakeHold } from './brake';

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

/**
 * Returns event handlers for an element, the grip `id`, that works the brake: hold it with pointer, touch or Space,
 * drag or use arrow keys to move time, or toggle it. `stay` is true if the world stays stopped on release.
 */
export function useGrip(brake: Brake, id: string, stay: boolean) {
  /** Place of the pointer as it was pressed, and how far the world was moved then. */
  const pressed = useRef({ x: 0, jogged: 0 });
  const grip = (input: BrakeHold['input']) => brake.hold({ grip: id, input });
  const holdsBy = (input: BrakeHold['input']) => {
    const { holder } = brake.state;
    return holder?.grip === id && holder.input === input;
  };
  const letGo = (input: BrakeHold['input']) => {
    if (holdsBy(input)) brake.release(stay);
  };
  // An element that goes while it is held, as with its page, would stop the world for good. A latch is meant to stay.
  const leave = useEffectEvent(() => {
    letGo('pointer');
    letGo('space');
  });
  useEffect(() => () => leave(), []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = { x: pointerPlace(event).x, jogged: brake.state.jogged };
      grip('pointer');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { x, jogged } = pressed.current;
      const px = pointerPlace(event).x - x;
      if (!holdsBy('pointer') || (brake.state.jogged === jogged && Math.abs(px) < TREMBLE)) return;
      brake.jog(jogged + Math.round(px * PX_MS * (1 + (px / DOUBLED) ** 4)));
    },
    onPointerUp: () => letGo('pointer'),
    onPointerCancel: () => letGo('pointer'),
    onLostPointerCapture: () => letGo('pointer'),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      const key = pressedKey(event.nativeEvent);
      const { phase, holder, jogged } = brake.state;
      const ms = phase === 'stopped' ? KEY_MS[key ?? ''] : undefined;
      if (key !== ' ' && ms === undefined) return;
      event.preventDefault();
      if (ms !== undefined) brake.jog(jogged + ms * (event.shiftKey ? SHIFTED : 1));
      else if (!event.repeat && !holder) grip('space');
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
      const { holder } = brake.state;
      if (!holder) grip('latch');
      else if (holder.input === 'latch') brake.release(stay);
    },
  };
}
