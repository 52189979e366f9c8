import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSurface } from './surface';

vi.mock('./pixi', () => ({}));

vi.mock('pixi.js', () => ({
  RendererType: { WEBGL: 1 },
  CLEAR: { COLOR: 1 },
  Mesh: class {},
  Graphics: class {
    rect = () => this;
    fill = () => this;
    destroy = () => {};
  },
}));

let fails = false;
const destroyed = vi.fn();

/** Roots with their options, which the package keeps for good. */
const roots: unknown[] = [];

vi.mock('@pixi/react', () => ({
  createRoot: (canvas: HTMLCanvasElement, options: { onInit(app: unknown): void }) => {
    const renderer = { type: 1, limits: {}, on: () => {}, render: () => {} };
    const app = { canvas, renderer, stage: {}, destroy: destroyed };
    return {
      render: async (element: { props: { ref(container: unknown): void } }) => {
        roots.push({ canvas, options, element });
        options.onInit(app);
        if (fails) throw new Error('no renderer');
        element.props.ref({ addChild: () => {} });
      },
    };
  },
}));

beforeEach(() => {
  fails = false;
  destroyed.mockClear();
  const context = { isContextLost: () => false };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
  return () => vi.unstubAllGlobals();
});

const open = (view: object) => openSurface(() => view as never, { visibleArea: () => 1, giveUpContext: () => {} });

test('of a surface that is freed, as after a lost device, the root that is remembered keeps no scene', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const openAndFree = async () => {
    const scene = {};
    (await open(scene))?.destroy();
    return new WeakRef(scene);
  };
  const scene = await openAndFree();
  await new Promise(setImmediate);
  collect();
  expect([roots.length, scene.deref()]).toEqual([1, undefined]);
});

test('what could not be opened is freed', async () => {
  fails = true;
  await expect(open({})).rejects.toThrow('no renderer');
  expect(destroyed).toHaveBeenCalledTimes(1);
});

test('a WebGL context that is lost at birth costs the drawing nothing: it goes on with the canvas renderer', async () => {
  const canvasOf = () => {
    let first: string | undefined;
    const getContext = (kind: string) => {
      first ??= kind;
      return first === kind ? { isContextLost: () => kind === 'webgl2' } : null;
    };
    return { getContext };
  };
  vi.stubGlobal('document', { createElement: canvasOf });
  const surface = await open({});
  expect(surface?.canvas.getContext('2d')).toBeTruthy();
});
