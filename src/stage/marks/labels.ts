import { BitmapText, Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { ColourName } from '../../theme/tokens';
import type { Viewport } from '../scene';
import { type AtlasFont, acquireAtlas, releaseAtlas } from './atlas';

export interface LabelPlace extends AtlasFont {
  /** Where the text is held and the top of the line, in CSS px; glyphs start on a whole buffer pixel. */
  readonly x: number;
  readonly y: number;
  /** Which part of the text is held at `x`; its start where absent. */
  readonly align?: 'start' | 'middle' | 'end';
  readonly ink: ColourName;
}

/** Share of a text's width that stands before the place it is held at. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

/** Text on a stage. Glyphs are drawn once per size at the buffer's own resolution, so they are as sharp as the page's. */
export interface Labels {
  readonly view: Container;
  /** Places the labels anew. Their strings stay. */
  layout(places: readonly LabelPlace[], viewport: Viewport, palette: Palette): void;
  /** Changes one label's string; free where it is the same. */
  set(label: number, text: string): void;
}

export function createLabels(): Labels {
  const view = new Container();
  let strings: string[] = [];
  let texts: BitmapText[] = [];
  let held: readonly LabelPlace[] = [];
  let snap = (px: number) => px;
  let atlases: string[] = [];
  view.once('destroyed', () => {
    for (const name of atlases) releaseAtlas(name);
  });

  function position(label: number): void {
    const text = texts[label] as BitmapText;
    const { x, y, align = 'start' } = held[label] as LabelPlace;
    text.position.set(snap(align === 'start' ? x : x - text.width * BEFORE[align]), snap(y));
  }

  /** Pixi's canvas renderer reads a text again only when the tree has changed. */
  function renew(): void {
    const group = view.parentRenderGroup;
    if (group) group.structureDidChange = true;
  }

  return {
    view,
    layout(places, { resolution }, palette) {
      const former = atlases;
      held = places;
      atlases = places.map((place) => acquireAtlas(place, resolution));
      strings = places.map((_, i) => strings[i] ?? '');
      snap = (px) => Math.round(px * resolution) / resolution;
      // Texts are kept and restyled: Pixi remembers each one that was ever made.
      for (const surplus of texts.splice(places.length)) surplus.destroy();
      texts = places.map(({ size, ink }, i) => {
        const text = texts[i] ?? view.addChild(new BitmapText({ text: strings[i] as string }));
        text.style = { fontFamily: atlases[i] as string, fontSize: size, fill: palette[ink] };
        return text;
      });
      // Side by side in the tree, the texts of one atlas are drawn in one go. Labels do not cover each other.
      const byAtlas = texts.map((_, i) => i).sort((a, b) => ((atlases[a] as string) < (atlases[b] as string) ? -1 : 1));
      view.addChild(...byAtlas.map((i) => texts[i] as BitmapText));
      texts.forEach((_, i) => {
        position(i);
      });
      for (const name of former) releaseAtlas(name);
      renew();
    },
    set(label, text) {
      const drawn = texts[label];
      if (!drawn || strings[label] === text) return;
      strings[label] = text;
      drawn.text = text;
      if (held[label]?.align) position(label);
      renew();
    },
  };
}
