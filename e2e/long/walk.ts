import type { CDPSession, Page } from '@playwright/test';
import { stream } from '../../src/sim/math/random';

/** Random numbers in [0, 1), one a call. */
export type Dice = () => number;

/** Dice of one walk, by its number. */
export function diceOf(walk: number): Dice {
  const draws = stream('visitors', String(walk));
  let drawn = 0;
  return () => draws.unit(drawn++);
}

/** Single keys, and combinations that a browser might take for its own. Not Control, Alt and K: it leaves the show. */
const KEYS = [
  ...[
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Enter',
    'Space',
    'Escape',
    'Backspace',
    'Delete',
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
  ],
  ...[
    'ArrowRight',
    'Home',
    'End',
    'PageDown',
    'PageUp',
    'F1',
    'F3',
    'F5',
    'F6',
    'F11',
    'F12',
    'ContextMenu',
    'Shift+Tab',
  ],
  ...['a', 'f', 'j', 'k', 'p', 't', '/', '?', '.', '1', '0', '[', ']', '-', '+'],
  ...[
    'Control+a',
    'Control+c',
    'Control+f',
    'Control+l',
    'Control+n',
    'Control+o',
    'Control+p',
    'Control+r',
    'Control+s',
  ],
  ...['Control+t', 'Control+u', 'Control+w', 'Control+Shift+i', 'Control+Shift+n', 'Control+Equal', 'Control+Minus'],
  ...['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+Home', 'Alt+F4', 'Meta+l'],
];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle points of the controls on the screen. */
const controls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, label, canvas, [tabindex], [data-opens]')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight),
  );

/** A random point: half of the time anywhere on the screen, else on a control. */
async function somewhere(page: Page, dice: Dice): Promise<Point> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const found = dice() < 0.5 ? await controls(page) : [];
  const control = found[Math.floor(dice() * found.length)];
  return control ?? { x: Math.floor(dice() * width), y: Math.floor(dice() * height) };
}

/** Drags fingers, one for each pair, from `from` to `to` in steps, and lifts them. */
async function drag(session: CDPSession, fingers: readonly { from: Point; to: Point }[], steps: number): Promise<void> {
  const at = (share: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let i = 1; i <= steps; i++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(i / steps) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Step = (page: Page, session: CDPSession, dice: Dice) => Promise<string>;

const text = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

const tap: Step = async (page, _session, dice) => {
  const { x, y } = await somewhere(page, dice);
  await page.touchscreen.tap(x, y);
  return `tap ${text({ x, y })}`;
};

const swipe: Step = async (page, session, dice) => {
  const [from, to] = [await somewhere(page, dice), await somewhere(page, dice)];
  await drag(session, [{ from, to }], 4);
  return `swipe ${text(from)} to ${text(to)}`;
};

const pinch: Step = async (page, session, dice) => {
  const { x, y } = await somewhere(page, dice);
  const [near, far] = dice() < 0.5 ? [20, 160] : [160, 20];
  const finger = (side: number) => ({ from: { x: x + side * near, y }, to: { x: x + side * far, y } });
  await drag(session, [finger(-1), finger(1)], 4);
  return `pinch ${text({ x, y })}`;
};

const mouse: Step = async (page, _session, dice) => {
  const { x, y } = await somewhere(page, dice);
  const button = (['left', 'right', 'middle'] as const)[Math.floor(dice() * 3)] ?? 'left';
  const clickCount = 1 + Math.floor(dice() * 3);
  await page.mouse.click(x, y, { button, clickCount });
  return `${button} click × ${clickCount} ${text({ x, y })}`;
};

const wheel: Step = async (page, _session, dice) => {
  const pinches = dice() < 0.5;
  if (pinches) await page.keyboard.down('Control');
  await page.mouse.wheel(0, (dice() - 0.5) * 2_000);
  if (pinches) await page.keyboard.up('Control');
  return `wheel${pinches ? ' with Control' : ''}`;
};

const key: Step = async (page, _session, dice) => {
  const keys = Array.from(
    { length: 1 + Math.floor(dice() * 4) },
    () => KEYS[Math.floor(dice() * KEYS.length)] ?? 'Tab',
  );
  for (const each of keys) await page.keyboard.press(each);
  return `keys ${keys.join(' ')}`;
};

/** Steps of a walk, each repeated by its weight. */
const STEPS: readonly Step[] = [tap, tap, tap, tap, swipe, swipe, pinch, mouse, mouse, wheel, key, key];

/** Takes one random step of a visitor, by touch, mouse or keys. Resolves to its description. */
export function takeStep(page: Page, session: CDPSession, dice: Dice): Promise<string> {
  const step = STEPS[Math.floor(dice() * STEPS.length)] ?? tap;
  return step(page, session, dice);
}
