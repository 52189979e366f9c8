import type { Course } from '../clock/clock';
import { instantText } from '../clock/instant';
import type { Zone } from '../clock/zone';
import { CYCLE_DAYS } from '../sim/world/cycle';
import { isCorrelation, PARAMETERS, type Parameter, VERSION } from './parameters';

/** Parameters for a log's filter and settings. */
const CHOICES = ['tags', 'subject', 'types', 'levels', 'rates', 'retention'] as const;

/** A log's parameters. An undefined one is removed from the address; one that is absent is left unchanged. */
export type Choices = Readonly<Partial<Record<(typeof CHOICES)[number], string | undefined>>>;

/**
 * Changes to an address. A part that is absent is left unchanged; one that is undefined is reset to that of a first
 * visit.
 */
export interface View {
  /** Undefined for each reader's own. */
  readonly world?: { readonly seed: string; readonly cycleDays: number } | undefined;
  /** Undefined for live. */
  readonly course?: Course | undefined;
  readonly zone?: Zone | undefined;
  /** Id of the dashboard that is shown alone. */
  readonly panel?: string | undefined;
  /** The selected correlation id. An id that cannot be in a link is left out. */
  readonly incident?: string | undefined;
  readonly choices?: Choices;
}

/** Decimal places of a speed in a link. */
const RATE_PLACES = 3;

type Changes = Partial<Record<Parameter, string | undefined>>;

const worldChanges = (world: View['world']): Changes => ({
  seed: world?.seed,
  cycle: !world || world.cycleDays === CYCLE_DAYS ? undefined : String(world.cycleDays),
});

const courseChanges = (course: View['course']): Changes => ({
  at: course && instantText(course.at),
  speed: !course || course.rate === 1 ? undefined : String(Number(course.rate.toFixed(RATE_PLACES))),
  anchor: course?.anchor === undefined ? undefined : instantText(course.anchor),
});

/** The parameters that a view sets; undefined ones are removed. */
function changesOf(view: View): Changes {
  const { world, course, zone, panel, incident, choices } = view;
  return {
    ...choices,
    ...('world' in view && worldChanges(world)),
    ...('course' in view && courseChanges(course)),
    ...('zone' in view && { zone: zone === 'local' ? zone : undefined }),
    ...('panel' in view && { panel }),
    ...('incident' in view && { incident: incident !== undefined && isCorrelation(incident) ? incident : undefined }),
  };
}

/**
 * Applies `view` to `search` and returns a canonical query with its `?`, or an empty string. Unknown parameters are
 * kept at the end.
 */
export function searchOf(search: string, view: View): string {
  const before = new URLSearchParams(search);
  const changes = changesOf(view);
  const after = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = name in changes ? changes[name] : (before.get(name) ?? undefined);
    if (name !== 'v' && value !== undefined) after.append(name, value);
  }
  const own = after.toString();
  const known: readonly string[] = PARAMETERS;
  const others = new URLSearchParams([...before].filter(([name]) => !known.includes(name))).toString();
  const all = [own && `v=${VERSION}&${own}`, others].filter(Boolean).join('&');
  return all && `?${all}`;
}

/** A path of the site, such as `/skynet`. Links are built from these only, never from a path read from an address. */
export type PagePath = `/${string}`;

/**
 * The address of `page` from its path on, with `view` applied to `search`. Every link of the site with parameters is
 * built here.
 */
export const addressOf = (page: PagePath, search: string, view: View): string => `${page}${searchOf(search, view)}`;
