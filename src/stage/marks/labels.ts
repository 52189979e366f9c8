import { BitmapFont, BitmapText, Cache, Container } from 'pixi.js';
import type { Palette } from '../../theme/palette';
import { type ColourName, FONTS } from '../../theme/tokens';
import type { Viewport } from '../scene';

/** Width of a JetBrains Mono character over its size. */
const MONO_ADVANCE = 0.6;

export interface LabelPlace {
  /** Top of the line and left edge, or right edge with `align: 'right'` (mono only), in CSS px. */
  readonly x: number;
  readonly y: number;
  /** Font size in CSS px. */
  readonly size: number;
  readonly font: keyof typeof FONTS;
  readonly weight: '400' | '500' | '600';
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

/** Installs the glyph atlas of a font at a size and resolution unless it is there; returns its name. */
function atlas({ font, weight, size }: LabelPlace, resolution: number): string {
  const name = `${font}-${weight}-${size}@${resolution}`;
  if (!Cache.has(`${name}-bitmap`)) {
    BitmapFont.install({
      name,
      style: { fontFamily: FONTS[font], fontSize: size, fontWeight: weight, fill: '#ffffff' },
      chars: [['0', '9']],
      resolution,
      skipKerning: true,
    });
  }
  return name;
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
  let resolution = 1;

  return {
    view,
    layout(next, viewport, palette) {
      for (const text of view.removeChildren()) text.destroy();
      places = next;
      resolution = viewport.resolution;
      strings = places.map((_, i) => strings[i] ?? '');
      texts = places.map((place, i) => {
        const text = strings[i] as string;
        const style = { fontFamily: atlas(place, resolution), fontSize: place.size, fill: palette[place.ink] };
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
