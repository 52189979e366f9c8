import { beforeEach, expect, test, vi } from 'vitest';
import { roots } from '../../node_modules/@pixi/react/lib/core/roots.mjs';
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

// Remembers each root as the package does, in the same map.
vi.mock('@pixi/react', () => ({
  createRoot: (canvas: HTMLCanvasElement, { onInit }: { onInit(app: unknown): void }) => {
    roots.set(canvas, {});
    const renderer = { type: 1, limits: {}, on: () => {}, render: () => {} };
    const app = { canvas, renderer, stage: { addChild: () => {} }, destroy: () => {} };
    return {
      render: async ({ props }: { props: { children: { props: { ref(view: unknown): void } } } }) => {
        if (fails) throw new Error('no renderer');
        onInit(app);
        props.children.props.ref({ addChild: () => {} });
      },
    };
  },
}));

beforeEach(() => {
  fails = false;
  const context = { isContextLost: () => false };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
  return () => vi.unstubAllGlobals();
});

const open = () => openSurface(() => ({}) as never, { visibleArea: () => 1, giveUpContext: () => {} });

test('a surface that is freed, as after a lost device, leaves no root behind', async () => {
  for (let i = 0; i < 3; i++) {
    const surface = await open();
    expect(roots.size).toBe(1);
    surface?.destroy();
    expect(roots.size).toBe(0);
  }
});

test('one that could not be opened leaves none either', async () => {
  fails = true;
  await expect(open()).rejects.toThrow('no renderer');
  expect(roots.size).toBe(0);
});
