import { BitmapText, Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { ColourName } from '../../theme/tokens';
import type { Viewport } from '../scene';
import { type AtlasFont, acquireAtlas, releaseAtlas } from './atlas';

export interface LabelPlace extends AtlasFont {
  /** Left edge and top of the line in CSS px; glyphs start on a whole buffer pixel. */
  readonly x: number;
  readonly y: number;
  readonly ink: ColourName;
}

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
  let atlases: string[] = [];
  view.once('destroyed', () => {
    for (const name of atlases) releaseAtlas(name);
  });

  return {
    view,
    layout(places, { resolution }, palette) {
      const former = atlases;
      atlases = places.map((place) => acquireAtlas(place, resolution));
      strings = places.map((_, i) => strings[i] ?? '');
      const snap = (px: number) => Math.round(px * resolution) / resolution;
      // Texts are kept and restyled: Pixi remembers each one that was ever made.
      for (const surplus of texts.splice(places.length)) surplus.destroy();
      texts = places.map(({ x, y, size, ink }, i) => {
        const text = texts[i] ?? view.addChild(new BitmapText({ text: strings[i] as string }));
        text.style = { fontFamily: atlases[i] as string, fontSize: size, fill: palette[ink] };
        text.position.set(snap(x), snap(y));
        return text;
      });
      for (const name of former) releaseAtlas(name);
    },
    set(label, text) {
      const drawn = texts[label];
      if (!drawn || strings[label] === text) return;
      strings[label] = text;
      drawn.text = text;
    },
  };
}
