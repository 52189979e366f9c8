import { clockReading, type Zone } from '../../clock/zone';
import type { Dashboard } from '../../dashboards/contract';
import { beaconAt } from '../../records/beacon/beacon';
import { unitBehind } from '../../sim/words/units';
import { ROOT_PX, rootSizeNow } from '../../theme/root-size';
import { FONTS } from '../../theme/tokens';
import type { Feed } from '../feed/feed';
import { drawElement } from './draw-element';
import { wrapText } from './wrap-text';

/** Pixels of the picture per CSS px. */
const RATIO = 2;
const MARGIN = 16;

/** Lines of the picture's lower edge: size in CSS px at the default root size, weight, face and ink. */
const LINES = [
  { size: 20, weight: 560, face: 'sans', ink: 'text' },
  { size: 14, weight: 400, face: 'sans', ink: 'text' },
  { size: 12, weight: 400, face: 'mono', ink: 'muted' },
  { size: 12, weight: 400, face: 'mono', ink: 'muted' },
] as const;
const LEADING = 1.5;

/** World, zone and link of the picture. */
interface Provenance {
  readonly name: string;
  readonly cycleDays: number;
  readonly zone: Zone;
  /** Link to the panel as the picture shows it. */
  readonly link: string;
}

/** Content of the picture above its lower edge. */
interface Content {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /**
   * Draws the content with its top left corner at the context's origin, in CSS px. Returns false if there was nothing
   * to draw.
   */
  draw(context: CanvasRenderingContext2D): boolean;
}

/**
 * Returns what is on view: the drawing, at twice its size, or the visible part of the table, the log or its JSON;
 * undefined while the panel shows none of these. `host` is as in `PanelView`.
 */
function contentOf(host: Element, feed: Feed): Content | undefined {
  const body = host.closest<HTMLElement>('.panel-body');
  const isTable = body?.dataset.view === 'table';
  const drawing = isTable ? undefined : feed.stage?.renderToCanvas(RATIO);
  const picture = drawing ? 'canvas' : '.log-list';
  const content = body?.querySelector(isTable ? '.panel-table > .mirror' : picture);
  if (!content) return undefined;
  const { left, top, width, height } = content.getBoundingClientRect();
  const draw = (context: CanvasRenderingContext2D) => {
    if (drawing) {
      context.drawImage(drawing, 0, 0, width, height);
      return true;
    }
    context.translate(-left, -top);
    return drawElement(context, content) > 0;
  };
  return { width, height, draw };
}

/**
 * Returns a picture of the panel as a PNG with two pixels per CSS px, above a lower edge with title, figure, world,
 * instant, state code and address; undefined if there is nothing to show yet, or the browser makes no picture.
 */
export async function panelPng(
  host: Element,
  dashboard: Dashboard,
  feed: Feed,
  from: Provenance,
): Promise<Blob | undefined> {
  const { display } = feed;
  const content = contentOf(host, feed);
  if (!display || !content) return undefined;
  const { value, unit, label } = dashboard.figure(display.state, display.choices);
  const texts = [
    `${dashboard.title}, ${dashboard.unit}`,
    `${value}${unitBehind(unit)} ${label}`,
    `Northwall, simulated · world ${from.name} · ${clockReading(display.t, from.zone)} · state code ${beaconAt(from.name, display.t, from.cycleDays)}`,
    from.link,
  ];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const root = getComputedStyle(document.documentElement);
  const scale = rootSizeNow() / ROOT_PX;
  const edge = MARGIN * scale;
  const lines = LINES.flatMap(({ size, weight, face, ink }, i) => {
    const font = `${weight} ${size * scale}px ${FONTS[face]}`;
    context.font = font;
    const fits = (text: string) => context.measureText(text).width <= content.width;
    const high = size * scale * LEADING;
    return wrapText(texts[i] as string, fits).map((text) => ({
      text,
      font,
      high,
      ink: root.getPropertyValue(`--${ink}`),
    }));
  });
  const foot = lines.reduce((sum, { high }) => sum + high, 0);
  canvas.width = Math.ceil((content.width + 2 * edge) * RATIO);
  canvas.height = Math.ceil((content.height + foot + 3 * edge) * RATIO);
  context.scale(RATIO, RATIO);
  context.fillStyle = root.getPropertyValue('--panel');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.translate(edge, edge);
  const isDrawn = content.draw(context);
  context.restore();
  if (!isDrawn) return undefined;
  context.textBaseline = 'middle';
  let y = content.height + 2 * edge;
  for (const { text, font, high, ink } of lines) {
    context.font = font;
    context.fillStyle = ink;
    context.fillText(text, edge, y + high / 2);
    y += high;
  }
  return new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined), 'image/png'));
}
