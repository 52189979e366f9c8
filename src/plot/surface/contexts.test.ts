import { beforeEach, expect, test, vi } from 'vitest';

/** A browser that keeps a limited number of contexts, and loses the oldest beyond it. */
class Browser {
  readonly alive: object[] = [];
  evictions = 0;

  constructor(readonly most: number) {}

  readonly createElement = () => {
    let first: string | undefined;
    return {
      // A canvas has no context of another kind than its first.
      getContext: (kind: string) => {
        first ??= kind;
        if (first !== kind) return null;
        return kind === 'webgl2' ? this.#webgl() : {};
      },
    };
  };

  #webgl() {
    const context = {
      isContextLost: () => !this.alive.includes(context),
      getExtension: () => ({ loseContext: () => this.alive.splice(this.alive.indexOf(context), 1) }),
    };
    if (this.alive.push(context) > this.most) {
      this.alive.shift();
      this.evictions += 1;
    }
    return context;
  }
}

/** A drawing with a given visible area. */
class Drawing {
  context: WebGL2RenderingContext | undefined;

  constructor(
    readonly contexts: typeof import('./contexts'),
    public area: number,
  ) {}

  visibleArea = () => this.area;

  open() {
    this.close();
    this.context = this.contexts.openContext(document.createElement('canvas'), this);
    return this;
  }

  close() {
    if (this.context) this.contexts.forgetContext(this.context);
    this.context = undefined;
  }

  giveUpContext = () => {
    this.context?.getExtension('WEBGL_lose_context')?.loseContext();
    this.close();
  };

  get kind() {
    return this.context && !this.context.isContextLost() ? 'webgl' : 'canvas';
  }
}

let browser: Browser;
let contexts: typeof import('./contexts');
const open = (area: number) => new Drawing(contexts, area).open();

beforeEach(async () => {
  browser = new Browser(4);
  vi.stubGlobal('document', browser);
  vi.resetModules();
  contexts = await import('./contexts');
  return () => vi.unstubAllGlobals();
});

test('a page that is given too few learns so by one loss, and from then on takes no drawing’s context that is seen', () => {
  const drawings = Array.from({ length: 12 }, () => open(100));
  expect(browser.evictions).toBe(1);
  // The holder that lost its context asks again, as every drawing on the canvas renderer does once a minute.
  for (let round = 0; round < 10; round++) {
    for (const drawing of drawings) {
      if (drawing.kind === 'canvas' && (round === 0 || contexts.webglAvailable(drawing))) drawing.open();
    }
  }
  expect(browser.evictions).toBe(1);
  expect(drawings.filter(({ kind }) => kind === 'webgl')).toHaveLength(4);
});

test('what is off the page or out of the window gives its own up for what is in it, and not the other way round', () => {
  const drawings = Array.from({ length: 5 }, () => open(100));
  drawings[0]?.open();
  const [, b, c] = drawings as [Drawing, Drawing, Drawing];
  b.area = -1;
  c.area = 0;
  const [first, second, third] = [open(50), open(50), open(50)];
  expect([b.kind, c.kind, first.kind, second.kind, third.kind]).toEqual([
    'canvas',
    'canvas',
    'webgl',
    'webgl',
    'canvas',
  ]);
  expect(contexts.webglAvailable(b)).toBe(false);
  expect(browser.evictions).toBe(1);
});

test('a drawing that has not begun to draw on its context gives that up as well', () => {
  const drawings = Array.from({ length: 5 }, () => open(100));
  drawings[0]?.open();
  const [, opening] = drawings as [Drawing, Drawing];
  Object.assign(opening, { area: 0, giveUpContext: () => {} });
  const asker = open(100);
  expect([opening.kind, asker.kind, browser.evictions]).toEqual(['canvas', 'webgl', 1]);
});

test('to ask for a context costs no drawing its own, neither where one could be had nor where the browser withholds all', () => {
  const drawings = Array.from({ length: 5 }, () => open(100));
  drawings[0]?.open();
  const kinds = () => drawings.map(({ kind }) => kind);
  const before = kinds();
  const asker = new Drawing(contexts, 1_000);
  expect([contexts.webglAvailable(asker), kinds()]).toEqual([true, before]);
  // All are lost at once; their holders have not heard of it yet.
  browser.alive.length = 0;
  const given = drawings.map((drawing) => vi.spyOn(drawing, 'giveUpContext'));
  expect(contexts.webglAvailable(asker)).toBe(false);
  expect(given.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a crash, which loses all at once, is not taken for a lack of room', () => {
  const drawings = Array.from({ length: 4 }, () => open(100));
  browser.alive.length = 0;
  for (const drawing of drawings) drawing.open();
  expect(drawings.map(({ kind }) => kind)).toEqual(['webgl', 'webgl', 'webgl', 'webgl']);
});

test('that the browser has WebGL is known once it has given a context, even one that is lost at birth', () => {
  browser = new Browser(0);
  vi.stubGlobal('document', browser);
  expect([contexts.webglKnown(), open(100).kind, contexts.webglKnown()]).toEqual([false, 'canvas', true]);
});
