import { playlist, STANDARD_SHOW } from './items';
import {
  count,
  duration,
  type Hours,
  hours,
  listOf,
  measure,
  oneOf,
  origin,
  type Parameter,
  type Wall,
  wall,
} from './parts';
import type { Item } from './playlist';

/** Parts of the frame around the scenes. */
export const PARTS = ['header', 'clock', 'caption', 'qr', 'beacon'] as const;
export type Part = (typeof PARTS)[number];

/** What a kiosk's address says of the show. Its world, instant, speed, anchor and zone are those of every link. */
export interface KioskAddress {
  readonly play: readonly Item[];
  readonly parts: readonly Part[];
  /** Times the usual size of type. */
  readonly scale: number;
  /** Metres from which the screen is seen. */
  readonly distance: number;
  /** The screen's diagonal in inches. */
  readonly diagonal: number;
  /** Real seconds without a touch until the show resumes. */
  readonly idle: number;
  readonly touch: 'on' | 'off';
  /** Opening hours in the address's zone; undefined for all day. */
  readonly hours: Hours | undefined;
  /** Undefined for a screen alone. */
  readonly wall: Wall | undefined;
  /** Which screen of the wall this is: from 1, left to right and down. */
  readonly tile: number;
  /** Gap between the pictures of two neighbouring screens, CSS px. */
  readonly bezel: number;
  /** Real seconds after which the world begins again from the address's instant; undefined for never. */
  readonly loop: number | undefined;
  /** Origin that QR codes lead to; undefined for this site's own. */
  readonly site: string | undefined;
  readonly qr: 'on' | 'off';
  /** Milliseconds added to the machine's clock. */
  readonly offset: number;
  /** Degrees clockwise by which the picture is turned. */
  readonly rotate: 0 | 90 | 180 | 270;
}

/** What an address without parameters asks for. */
export const DEFAULTS: KioskAddress = {
  play: STANDARD_SHOW,
  parts: [],
  scale: 1,
  distance: 2,
  diagonal: 50,
  idle: 60,
  touch: 'on',
  hours: undefined,
  wall: undefined,
  tile: 1,
  bezel: 0,
  loop: undefined,
  site: undefined,
  qr: 'on',
  offset: 0,
  rotate: 0,
};

type Parameters = { readonly [K in keyof KioskAddress]: Parameter<NonNullable<KioskAddress[K]>> };

const parametersFor = (paths: readonly string[]): Parameters => ({
  play: playlist(paths),
  parts: listOf(PARTS),
  scale: measure('', 0.25, 8),
  distance: measure('m', 0.3, 50),
  diagonal: measure('in', 5, 400),
  idle: duration(5, 3_600),
  touch: oneOf(['on', 'off']),
  hours,
  wall,
  tile: count(1, 64),
  bezel: count(0, 2_000),
  loop: duration(10, 86_400),
  site: origin,
  qr: oneOf(['on', 'off']),
  offset: count(-86_400_000, 86_400_000),
  rotate: oneOf([0, 90, 180, 270]),
});

/** A kiosk's address as it was read. */
export interface ReadAddress {
  readonly address: KioskAddress;
  /** Names of the parameters that could not be used, whose defaults apply. */
  readonly unread: readonly string[];
}

/** Why a readable parameter cannot be used beside the others. */
function unusable(address: KioskAddress, query: URLSearchParams): (keyof KioskAddress)[] {
  const { wall: screens, tile } = address;
  const outside = screens !== undefined && screens !== 'each' && tile > screens.columns * screens.rows;
  return [
    ...(outside || (tile !== DEFAULTS.tile && screens === undefined) ? ['tile' as const] : []),
    ...(address.loop !== undefined && !query.has('at') ? ['loop' as const] : []),
  ];
}

/** Reads a query string. Never throws: a part that cannot be used falls back and is named. `paths` are those of the site's pages. */
export function readKiosk(search: string, paths: readonly string[]): ReadAddress {
  const query = new URLSearchParams(search);
  const unread: string[] = [];
  const found: Partial<Record<keyof KioskAddress, unknown>> = {};
  for (const [name, parameter] of Object.entries(parametersFor(paths)) as [keyof KioskAddress, Parameter<unknown>][]) {
    const text = query.get(name);
    if (text === null) continue;
    const value = parameter.read(text);
    if (value === undefined) unread.push(name);
    else found[name] = value;
  }
  const address = { ...DEFAULTS, ...found } as KioskAddress;
  const beside = unusable(address, query);
  const usual = Object.fromEntries(beside.map((name) => [name, DEFAULTS[name]]));
  return { address: { ...address, ...usual }, unread: [...unread, ...beside] };
}

/** As in any query, but what part a playlist and its links stay readable. */
const encode = (text: string) => encodeURIComponent(text).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent);

/**
 * The address as a query string, with its `?`, or empty. Contains only what differs from the defaults, and keeps
 * everything else in `search`.
 */
export function writeKiosk(address: KioskAddress, search = ''): string {
  const parameters = parametersFor([]);
  const names = Object.keys(parameters) as (keyof KioskAddress)[];
  const others = [...new URLSearchParams(search)].filter(([name]) => !names.some((each) => each === name));
  const own = names.flatMap((name): [string, string][] => {
    const value = address[name];
    const text = value === undefined ? undefined : (parameters[name] as Parameter<unknown>).write(value);
    const usual = DEFAULTS[name];
    const same = usual !== undefined && text === (parameters[name] as Parameter<unknown>).write(usual);
    return text === undefined || same ? [] : [[name, text]];
  });
  const all = [...own, ...others].map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return all && `?${all}`;
}
