import { BitmapText, Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import type { ColourName } from '../../theme/tokens';
import type { Viewport } from '../scene';
import { type AtlasFont, acquireAtlas, releaseAtlas } from './atlas';

/** Width of a JetBrains Mono character over its size. */
const MONO_ADVANCE = 0.6;

export interface LabelPlace extends AtlasFont {
  /** Top of the line and left edge, or right edge with `align: 'right'` (mono only), in CSS px. */
  readonly x: number;
  readonly y: number;
  readonly ink: ColourName;
  readonly align?: 'left' | 'right';
}

/** Text on a stage. Glyphs are drawn once per size at the buffer's own resolution, so they are as sharp as the page's. */
export interface Labels {
  readonly view: Container;
  /** Places the labels anew. Their strings stay. */
  layout(places: readonly LabelPlace[], viewport: Viewport, palette: Palette): void;
  /** Changes one label's string; free where it is the same. */
  set(label: number, text: string): void;
}

/** Mono text set from its right edge starts on a whole buffer pixel, as glyphs do. */
function left(place: LabelPlace, text: string, resolution: number): number {
  const x = place.align === 'right' ? place.x - text.length * MONO_ADVANCE * place.size : place.x;
  return Math.round(x * resolution) / resolution;
}

export function createLabels(): Labels {
  const view = new Container();
  let places: readonly LabelPlace[] = [];
  let strings: string[] = [];
  let texts: BitmapText[] = [];
  let atlases: string[] = [];
  let resolution = 1;
  const release = () => {
    for (const name of atlases) releaseAtlas(name);
    atlases = [];
  };
  view.once('destroyed', release);

  return {
    view,
    layout(next, viewport, palette) {
      for (const text of view.removeChildren()) text.destroy();
      const former = atlases;
      places = next;
      resolution = viewport.resolution;
      strings = places.map((_, i) => strings[i] ?? '');
      atlases = places.map((place) => acquireAtlas(place, resolution));
      for (const name of former) releaseAtlas(name);
      texts = places.map((place, i) => {
        const text = strings[i] as string;
        const style = { fontFamily: atlases[i] as string, fontSize: place.size, fill: palette[place.ink] };
        const y = Math.round(place.y * resolution) / resolution;
        return view.addChild(new BitmapText({ text, style, x: left(place, text, resolution), y }));
      });
    },
    set(label, text) {
      const drawn = texts[label];
      if (!drawn || strings[label] === text) return;
      strings[label] = text;
      drawn.text = text;
      drawn.x = left(places[label] as LabelPlace, text, resolution);
    },
  };
}
