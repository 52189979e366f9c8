import { REGIONS, type Region, slug } from '../../content/expos/expo';

/** Paths in a tile of 4 by 4 units, by region. South America's bars are hollow. */
const TILES: Readonly<Record<Region, string>> = {
  'North America': 'M0 0h4v4H0Z',
  'South America': '',
  Europe: 'M0 4 4 0h-1.6L0 2.4ZM4 2.4V4H2.4Z',
  'Middle East': 'M0 0h1.6v4H0Z',
  Asia: 'M1 1h2v2H1Z',
  'Asia-Pacific': 'M0 0h4v1.6H0Z',
};

const hatchId = (region: Region) => `hatch-${slug(region)}`;

/** Value of `fill` for an area of a region; the page holds `HatchDefinitions`. */
export const hatchFill = (region: Region) => `url(#${hatchId(region)})`;

/** Definitions of the regions' hatches, invisible themselves. */
export function HatchDefinitions() {
  return (
    <svg className="hatch-definitions" width="0" height="0" aria-hidden="true">
      <defs>
        {REGIONS.map((region) => (
          <pattern
            key={region}
            id={hatchId(region)}
            viewBox="0 0 4 4"
            width="0.25em"
            height="0.25em"
            patternUnits="userSpaceOnUse"
          >
            <path d={TILES[region]} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** Swatch of a region's hatch in a label. */
export function HatchSwatch({ region }: { region: Region }) {
  return (
    <svg className="hatch-swatch" aria-hidden="true">
      <rect width="100%" height="100%" fill={hatchFill(region)} />
    </svg>
  );
}
