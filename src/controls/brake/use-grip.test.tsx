import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clock } from '../../clock/clock';
import { Brake } from './brake';
import { useGrip } from './use-grip';

/** A brake on a world that stands still, where it acts at once, with two grips. */
function gripped() {
  const clock = new Clock({ now: () => 90_000 }, { at: 50_000, rate: 0 });
  const brake = new Brake(clock);
  const gripNamed = (id: string) => {
    let handlers: ReturnType<typeof useGrip> | undefined;
    const Part = () => {
      handlers = useGrip(brake, id, false);
      return null;
    };
    renderToString(<Part />);
    if (!handlers) throw new Error('Nothing was rendered.');
    const { onClick, onKeyDown, onKeyUp, onPointerDown, onPointerMove, onPointerUp } = handlers;
    const key = (name: string) => {
      const event = { key: name, code: '', preventDefault: () => {}, repeat: false, shiftKey: false };
      return { ...event, nativeEvent: event } as unknown as KeyboardEvent;
    };
    const pointer = (clientX: number) => {
      const currentTarget = { setPointerCapture: () => {} };
      return { button: 0, clientX, clientY: 0, currentTarget } as unknown as PointerEvent<HTMLElement>;
    };
    return {
      enter: () => onClick({ detail: 0 } as MouseEvent),
      down: (name: string) => onKeyDown(key(name)),
      up: (name: string) => onKeyUp(key(name)),
      press: (x: number) => onPointerDown(pointer(x)),
      drag: (x: number) => onPointerMove(pointer(x)),
      release: () => onPointerUp(),
    };
  };
  return { clock, brake, hero: gripNamed('hero'), bar: gripNamed('bar') };
}

test('Space brakes again after a latch that something else ended, such as Return to live or another grip', () => {
  const { clock, brake, hero, bar } = gripped();
  for (const end of [() => clock.pauseAt(50_000), () => bar.enter()]) {
    hero.enter();
    expect(brake.state.phase).toBe('stopped');
    end();
    expect(brake.state.phase).toBe('off');
    hero.down(' ');
    expect(brake.state.phase).toBe('stopped');
    hero.up(' ');
    expect(brake.state.phase).toBe('off');
  }
});

test('a pointer on a latched world moves it from where the keys or another grip have moved it', () => {
  for (const other of ['hero', 'bar'] as const) {
    const grips = gripped();
    const { clock, brake, hero } = grips;
    hero.enter();
    for (let i = 0; i < 5; i++) grips[other].down('ArrowLeft');
    hero.press(100);
    expect([brake.state.jogged, clock.now()]).toEqual([-5_000, 45_000]);
    hero.drag(103);
    expect(clock.now()).toBe(45_000);
    hero.drag(108);
    hero.drag(100);
    expect([brake.state.jogged, clock.now()]).toEqual([-5_000, 45_000]);
    hero.release();
    expect([brake.state.phase, brake.state.jogged]).toEqual(['off', 0]);
  }
});

test('a grip lets go only of what it holds itself', () => {
  const { brake, hero, bar } = gripped();
  hero.press(100);
  bar.release();
  bar.enter();
  hero.down(' ');
  hero.up(' ');
  expect(brake.state.phase).toBe('stopped');
  hero.release();
  expect(brake.state.phase).toBe('off');
});
