import { useId, useRef, useState } from 'react';
import { useSize } from '../../../ui/size';
import type { KioskAddress } from '../../address';
import { type Grid, rootSize } from '../../size';
import type { SitePages } from '../session/site-pages';
import { Show } from '../show/show';

/** Shapes of screens to choose from, with their size in CSS px. */
const SHAPES = {
  landscape: { label: 'Landscape, 1920 × 1080', width: 1920, height: 1080 },
  portrait: { label: 'Portrait, 1080 × 1920', width: 1080, height: 1920 },
  wide: { label: 'Wide, 2560 × 1080', width: 2560, height: 1080 },
} as const;

type Shape = keyof typeof SHAPES;

/** CSS px of the preview's frame, including the mark of a turned panel's edge. */
const FRAME = 5;

/** Most height of the preview as a share of its width. */
const TALLEST = 0.9;

/** Side of the upright picture where the top edge of a turned panel is. */
const TOP_EDGE = { 90: 'left', 180: 'bottom', 270: 'right' } as const;

/** The screens of a wall, with the number of the one that the address is for. */
function Screens({ wall, tile, gap }: { wall: Grid; tile: number; gap: number }) {
  const numbers = Array.from({ length: wall.columns * wall.rows }, (_, index) => index + 1);
  return (
    <div
      className="setup-preview-wall"
      style={{ gridTemplateColumns: `repeat(${wall.columns}, 1fr)`, gap, '--gap': `${gap / 2}px` } as object}
    >
      {numbers.map((number) => (
        <span key={number} data-this={number === tile ? '' : undefined}>
          <b>{number}</b>
        </span>
      ))}
    </div>
  );
}

/** Returns a caption of the preview, empty if it is plainly one screen. */
function caption({ wall, tile, rotate }: KioskAddress): string {
  return [
    typeof wall === 'object' && `The whole wall. The address above is for screen ${tile}.`,
    wall === 'each' && `Screen ${tile} of the wall.`,
    rotate !== 0 && `As visitors see it. The panel’s own top edge is at the ${TOP_EDGE[rotate]}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The show as visitors see it: upright, with type in proportion to its screen, and with the whole of a wall. It is laid
 * out on a smaller screen with the page's own type size, which gives the same picture.
 */
export function SetupPreview({ address, query, site }: { address: KioskAddress; query: string; site: SitePages }) {
  const id = useId();
  const [shape, setShape] = useState<Shape>('landscape');
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const most = size.width - FRAME;

  const { wall, tile, bezel, rotate } = address;
  const { width, height } = SHAPES[shape];
  const isTurned = rotate === 90 || rotate === 270;
  const [across, down] = isTurned ? [height, width] : [width, height];
  const grid = typeof wall === 'object' ? wall : { columns: 1, rows: 1 };
  const shrunk = size.root / rootSize(address, width, height);
  const whole = {
    width: (grid.columns * across + (grid.columns - 1) * bezel) * shrunk,
    height: (grid.rows * down + (grid.rows - 1) * bezel) * shrunk,
  };
  const scale = Math.min(most / whole.width, (most * TALLEST) / whole.height);
  const words = caption(address);
  return (
    <div ref={room} className="setup-field stack tight">
      <label htmlFor={id}>Preview</label>
      <select id={id} className="select" value={shape} onChange={(event) => setShape(event.target.value as Shape)}>
        {Object.entries(SHAPES).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {most > 0 && (
        <div
          className="setup-preview"
          data-top={rotate === 0 ? undefined : TOP_EDGE[rotate]}
          style={{ width: whole.width * scale, height: whole.height * scale }}
          inert
        >
          <div className="setup-preview-screen column" style={{ ...whole, scale: String(scale) }}>
            <Show
              key={query + shape}
              address={wall === 'each' ? address : { ...address, wall: undefined }}
              rate={1}
              site={site}
            />
          </div>
          {typeof wall === 'object' && <Screens wall={wall} tile={tile} gap={bezel * shrunk * scale} />}
        </div>
      )}
      {words && <small className="small">{words}</small>}
    </div>
  );
}
