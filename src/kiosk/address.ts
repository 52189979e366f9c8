import type { Parameter } from '../query/parameter';
import { applyChanges, type Problem, readTable, writeTexts } from '../query/table';
import { linkValues } from '../session/address/link';
import { ALL_PARAMETERS } from '../session/address/parameters';
import { DAY_MS } from '../sim/words/time';
import {
  angle,
  duration,
  factor,
  inches,
  metres,
  oneOf,
  shortLine,
  siteOrigin,
  wall,
  wholeNumber,
  wordList,
} from './codecs';
import { hours } from './hours';
import { playlist, STANDARD_SHOW } from './playlist-codec';

/** Parts of the line below the scenes, besides the company's name. */
export const PARTS = ['clock', 'caption', 'qr', 'beacon'] as const;
export type LinePart = (typeof PARTS)[number];

/** A parameter as declared below, by its name in an address. `initial` is its value where the address has none. */
type DeclaredParameter = Omit<Parameter<unknown>, 'name'>;

function named<T extends Readonly<Record<string, DeclaredParameter>>>(entries: T) {
  const all = Object.entries(entries).map(([name, entry]) => [name, { ...entry, name }]);
  return Object.fromEntries(all) as { readonly [K in keyof T]: T[K] & { readonly name: K } };
}

/**
 * Parameters of a kiosk's show, in the order in which they are written. World, instant, speed, anchor and zone are
 * those of every link. `paths` are those of the site's pages.
 */
const kioskParameters = (paths: readonly string[]) =>
  named({
    play: { initial: STANDARD_SHOW, ...playlist(paths) },
    parts: { initial: [] as readonly LinePart[], ...wordList(PARTS) },
    /** `on` if every scene carries the company's mark, name and address. */
    brand: { initial: 'on', ...oneOf(['on', 'off']) },
    /** Factor of the usual size of type. */
    scale: { initial: 1, ...factor(0.25, 8) },
    /** Distance from which the screen is seen, in metres. */
    distance: { initial: 2, ...metres(0.3, 50) },
    /** Diagonal of the screen in inches. */
    diagonal: { initial: 50, ...inches(5, 400) },
    /** Real seconds without a touch until the show resumes. */
    idle: { initial: 60, ...duration(5, 3_600) },
    touch: { initial: 'on', ...oneOf(['on', 'off']) },
    /** Opening hours in the zone that the address names, or else in the computer's; undefined for all day. */
    hours,
    /** Wall of screens; undefined for a single screen. */
    wall,
    /** Number of this screen on the wall, from 1, left to right and then down. */
    tile: { initial: 1, ...wholeNumber(1, 64) },
    /** Gap between the pictures of two neighbouring screens, in CSS px. */
    bezel: { initial: 0, ...wholeNumber(0, 2_000, 'px') },
    /** Real seconds after which the world starts again from the address's instant; undefined for never. */
    loop: { requires: 'at', ...duration(10, 86_400) },
    /** Origin that QR codes lead to; undefined for this site. */
    site: siteOrigin,
    qr: { initial: 'on', ...oneOf(['on', 'off']) },
    /** Milliseconds added to the computer's clock. */
    offset: { initial: 0, ...wholeNumber(-DAY_MS, DAY_MS, 'ms') },
    /** Rotation of the picture in degrees, clockwise. */
    rotate: { initial: 0, ...angle([0, 90, 180, 270]) },
  });

type Parameters = ReturnType<typeof kioskParameters>;
type Value<P> = P extends DeclaredParameter ? NonNullable<ReturnType<P['read']>> : never;

/** The show that a kiosk's address describes. */
export type KioskAddress = {
  readonly [K in keyof Parameters]: Parameters[K] extends { readonly initial: unknown }
    ? Value<Parameters[K]>
    : Value<Parameters[K]> | undefined;
};

/** The parameters without a playlist's pages, which only reading needs. */
const WRITTEN = kioskParameters([]);

/** The show of an address without parameters. */
export const DEFAULTS = Object.fromEntries(
  Object.values<Parameter<unknown>>(WRITTEN).map(({ name, initial }) => [name, initial]),
) as KioskAddress;

/** A kiosk's address that was read, and its problems. */
export interface ReadAddress {
  readonly address: KioskAddress;
  readonly problems: readonly Problem[];
  /** Names of the parameters that have problems, or that do not exist. */
  readonly unread: readonly string[];
}

/** Problem of a screen's number that the wall does not have, if so. */
function missingTile({ wall: screens, tile }: KioskAddress): Problem[] {
  const { columns, rows } = typeof screens === 'object' ? screens : { columns: 1, rows: 1 };
  return screens !== 'each' && tile > columns * rows ? [{ name: 'tile', why: `The wall has no screen ${tile}.` }] : [];
}

/** Problem of a loop whose beginning is in the address but cannot be read, if so. */
const missingBeginning = ({ loop }: KioskAddress, search: string): Problem[] =>
  loop !== undefined && linkValues(search).at === undefined
    ? [{ name: 'loop', why: 'It has no effect, because “at” could not be read.' }]
    : [];

/** The defaults of parameters that have problems. */
const defaultsOf = (problems: readonly Problem[]): Partial<KioskAddress> =>
  Object.fromEntries(problems.map(({ name }) => [name, DEFAULTS[name as keyof KioskAddress]]));

/** Parameters of a kiosk's address: its own, and those of every link. */
const KNOWN: readonly Parameter<unknown>[] = [
  ...Object.values<Parameter<unknown>>(WRITTEN),
  ...ALL_PARAMETERS.filter(({ isOfPages }) => !isOfPages),
];

/** Returns the names in a query string that belong to no parameter, mostly misspelt ones. */
export const unknownNames = (search: string): readonly string[] =>
  [...new Set(new URLSearchParams(search).keys())].filter((each) => !KNOWN.some(({ name }) => name === each));

const SENTENCES = { alone: (_: string, required: string) => `It has no effect without “${required}”.` };

/** Reads a query string. Never throws: unusable parts are left out and named. `paths` are those of the site's pages. */
export function readKiosk(search: string, paths: readonly string[]): ReadAddress {
  const { values, problems: found } = readTable(kioskParameters(paths), search, SENTENCES);
  const address = { ...DEFAULTS, ...values } as KioskAddress;
  const missing = [...missingTile(address), ...missingBeginning(address, search)];
  const unknown = unknownNames(search).map((name) => ({ name: shortLine(name), why: 'There is no such parameter.' }));
  const problems = [...found, ...missing, ...unknown];
  return {
    address: { ...address, ...defaultsOf(missing) },
    problems,
    unread: [...new Set(problems.map(({ name }) => name))],
  };
}

/** Returns one parameter of an address as text; undefined where it has no value. */
export const parameterText = (address: KioskAddress, name: keyof KioskAddress): string | undefined =>
  writeTexts(WRITTEN, { [name]: address[name] })[name];

/**
 * Encodes text for a query, except for the characters that separate the parts of a playlist and of a link, which stay
 * readable.
 */
const encode = (text: string) => encodeURIComponent(text).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent);

/**
 * Returns the address as a query string, with its `?`, or empty: the values that differ from the defaults, and all
 * other parameters of `search`.
 */
export function writeKiosk(address: KioskAddress, search = ''): string {
  const { parameters, foreign } = applyChanges(WRITTEN, search, writeTexts(WRITTEN, address));
  const all = [...parameters, ...foreign].map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return all && `?${all}`;
}
