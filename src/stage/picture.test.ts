import { beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture';
import type { Scene } from './scene';
import type { Surface } from './surface';

/** Instant at which the planted scene comes to rest. */
const REST = 240;

const render = vi.fn();

vi.mock('./surface', () => ({
  openSurface: async (view: (kind: 'canvas') => unknown): Promise<Partial<Surface>> => {
    view('canvas');
    return { kind: 'canvas', render };
  },
}));

/** Milliseconds from one look to the next of what comes after REST. */
const STEP = 150;

/** A state with which the scene looks as it did. */
const SAME = -1;

/** A scene that moves until REST, and looks different every STEP from then on. */
const create = () =>
  ({
    view: {},
    update: (state: number) => state !== SAME,
    draw: (t: number) => (t < REST ? t : t + STEP),
    point: () => {},
  }) as unknown as Scene<number>;

let picture: Picture<number>;

beforeEach(async () => {
  const opened = await Picture.open(create);
  if (!opened) throw new Error('no picture');
  picture = opened;
  render.mockClear();
});

test('a picture is rendered while it moves, and from then on only when it looks different', () => {
  for (const t of [0, 100, 200, 300]) picture.draw(t, false, false);
  expect(render).toHaveBeenCalledTimes(4);
  for (const t of [301, 400, 449]) picture.draw(t, false, false);
  expect(render).toHaveBeenCalledTimes(4);
  picture.draw(450, false, false);
  expect(render).toHaveBeenCalledTimes(5);
});

test('the same instant is rendered once, though the scene would move on from there', () => {
  for (let i = 0; i < 5; i++) picture.draw(100, false, false);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a new state or another sample to point at is rendered at once', () => {
  picture.draw(500, false, false);
  picture.update(1);
  picture.draw(500, false, false);
  picture.point(3);
  picture.draw(500, false, false);
  expect(render).toHaveBeenCalledTimes(3);
});

test('a state that changes nothing is rendered only where nothing moves between states', () => {
  picture.draw(500, false, false);
  picture.update(SAME);
  picture.draw(501, false, false);
  expect(render).toHaveBeenCalledTimes(1);
  picture.update(SAME);
  picture.draw(502, true, false);
  expect(render).toHaveBeenCalledTimes(2);
});

test('going back in time to where the scene still moved is rendered', () => {
  picture.draw(500, false, false);
  picture.draw(100, false, false);
  expect(render).toHaveBeenCalledTimes(2);
});

test('an instant that stops in mid-movement is rendered once more, as it is at rest', () => {
  picture.draw(100, false, false);
  picture.draw(100, false, true);
  picture.draw(100, false, true);
  expect(render).toHaveBeenCalledTimes(2);
});
