import { Container } from 'pixi.js';
import { NEVER } from '../../plot/grammar/motion';
import type { DrawingArea } from '../../plot/grammar/viewport';
import type { CreateScene } from '../../plot/surface/scene';
import { isEqual } from '../../sim/math/equality';
import type { Incident } from '../../sim/world/incidents/incidents';
import { drillMachine } from '../../sim/world/machines/drills';
import { createBundle, SLOWLY_MS } from './scene/bundle';
import { createNextWords } from './scene/now-words';
import { createDrilled } from './scene/show/drilled';
import { KEY, type KeyName, layoutShow, type ShowLayout } from './scene/show/layout';
import { paletteBeside } from './scene/show/light';
import { createShowMarks } from './scene/show/marks';
import { keyNames, showWords, topsAmong } from './scene/show/words';
import { nextChange, visibleWorldAt } from './scene/visible-world';
import type { ForksState } from './sim';

/** Marks without vetoes: the words of a selected incident suffice, so that no veto is highlighted. */
const QUIET = { vetoes: [], flash: undefined, answered: undefined } as const;

/**
 * Scene of the forks for a show: with everyday words in place of ids. A selected incident is drawn alone: larger and in
 * full light, with the futures that its veto prevented and the machine that it strikes.
 */
export const createScene: CreateScene<ForksState> = (kind) => {
  const container = new Container();
  const bundle = createBundle(kind);
  const marks = createShowMarks(kind);
  const drilled = createDrilled(kind);
  container.addChild(bundle.back, marks.container, bundle.tern, drilled.container, bundle.front);

  let drawingArea: DrawingArea | undefined;
  let layout: ShowLayout | undefined;
  let state: ForksState | undefined;
  let focus: Incident | undefined;
  let named: readonly KeyName[] = KEY;
  const nextWords = createNextWords();

  function layOut(): void {
    if (!drawingArea) return;
    const { viewport, palette } = drawingArea;
    const area = layoutShow(viewport, focus !== undefined, named);
    layout = area;
    bundle.layout({
      area,
      viewport,
      palette,
      focus,
      paletteOf: (slice) => (focus ? paletteBeside(palette, focus, slice) : palette),
    });
    drilled.layout(area.map, { viewport, palette });
    marks.layout(area, viewport, palette);
  }

  /** Words beside now, in two parts. */
  function nowWords({ world }: ForksState, t: number): readonly string[] {
    if (focus) return ['now'];
    return nextWords(world, t);
  }

  return {
    container,
    softwareInterval: SLOWLY_MS,
    layout(viewport, palette) {
      drawingArea = { viewport, palette };
      layOut();
    },
    update(newest) {
      const isOtherWorld = state?.world !== newest.world;
      state = newest;
      return isOtherWorld;
    },
    draw({ t, reducedMotion }) {
      if (!drawingArea || !layout || !state) return NEVER;
      const { map } = layout;
      const seen = visibleWorldAt(state.world, map, t, reducedMotion);
      const names = keyNames({ ...seen, focus });
      if (!isEqual(names, named)) {
        named = names;
        layOut();
      }
      const area = layout;
      const visible = focus ? { ...seen, ...QUIET } : seen;
      const telling = { ...visible, focus, now: nowWords(state, t) };
      const words = showWords(area, telling);
      bundle.draw(visible, {
        selected: focus,
        announces: true,
        fed: (map.before + map.after) * map.pxPerMs,
        foreseen: 1,
        pointedIn: () => null,
        topsOf: (slice) => topsAmong(area, slice, words),
      });
      drilled.draw(state.world, t, focus ? drillMachine(state.world, focus) : null);
      marks.draw(telling, words);
      return nextChange(visible, map, drawingArea.viewport);
    },
    highlightRow() {},
    highlight({ selected: incident }) {
      if (incident?.id === focus?.id) return;
      focus = incident;
      layOut();
    },
  };
};
