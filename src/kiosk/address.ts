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

/** What cannot be used of a kiosk's address. */
export interface Problem {
  readonly name: keyof KioskAddress;
  /** One sentence. */
  readonly why: string;
}

/** A kiosk's address as it was read. */
export interface ReadAddress {
  readonly address: KioskAddress;
  readonly problems: readonly Problem[];
  /** Names of the parameters that have problems. */
  readonly unread: readonly string[];
}

/** Readable parameters that cannot be used beside the others. */
function unusable({ wall: screens, tile, loop }: KioskAddress, query: URLSearchParams): Problem[] {
  const problems: Problem[] = [];
  const most = screens === undefined ? 1 : screens === 'each' ? tile : screens.columns * screens.rows;
  if (tile > most) problems.push({ name: 'tile', why: `The wall has no screen ${tile}.` });
  if (loop !== undefined && !query.has('at')) problems.push({ name: 'loop', why: 'It has no effect without “at”.' });
  return problems;
}

/** Reads a query string. Never throws: what cannot be used is left out and is named. `paths` are those of the site's pages. */
export function readKiosk(search: string, paths: readonly string[]): ReadAddress {
  const query = new URLSearchParams(search);
  const found: Partial<Record<keyof KioskAddress, unknown>> = {};
  const problems: Problem[] = [];
  for (const [name, parameter] of Object.entries(parametersFor(paths)) as [keyof KioskAddress, Parameter<unknown>][]) {
    const text = query.get(name);
    if (text === null) continue;
    const value = parameter.read(text);
    if (value !== undefined) found[name] = value;
    problems.push(...parameter.problems(text).map((why) => ({ name, why })));
  }
  const address = { ...DEFAULTS, ...found } as KioskAddress;
  const beside = unusable(address, query);
  const usual = Object.fromEntries(beside.map(({ name }) => [name, DEFAULTS[name]]));
  const all = [...problems, ...beside];
  return {
    address: { ...address, ...usual },
    problems: all,
    unread: [...new Set(all.map(({ name }) => name))],
  };
}

/** One parameter of an address as text; undefined where it has no value. */
export function parameterText(address: KioskAddress, name: keyof KioskAddress): string | undefined {
  const value = address[name];
  const parameter = parametersFor([])[name] as Parameter<unknown>;
  return value === undefined ? undefined : parameter.write(value);
}

/** As in any query, but the characters between the parts of a playlist and of a link stay readable. */
const encode = (text: string) => encodeURIComponent(text).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent);

/**
 * The address as a query string, with its `?`, or empty. Contains only what differs from the defaults, and keeps
 * everything else in `search`.
 */
export function writeKiosk(address: KioskAddress, search = ''): string {
  const names = Object.keys(DEFAULTS) as (keyof KioskAddress)[];
  const others = [...new URLSearchParams(search)].filter(([name]) => !names.some((each) => each === name));
  const own = names.flatMap((name): [string, string][] => {
    const text = parameterText(address, name);
    return text === undefined || text === parameterText(DEFAULTS, name) ? [] : [[name, text]];
  });
  const all = [...own, ...others].map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return all && `?${all}`;
}
