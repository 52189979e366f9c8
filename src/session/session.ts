import type { Clock } from '../clock/clock';
import { worldName } from '../sim/world/world-name';
import { createStore, type Store } from '../store/store';
import { isSameWorld, type NamedWorld, originalOf } from './address/world-in';
import { addressOf, type LinkChanges, type PagePath, timeParameters, worldView } from './address/write';
import { createPointed } from './pointed';
import { remember } from './remember';
import { changedView, FIRST_VISIT, searchOf, type View, viewOfWorlds } from './view';
import type { World } from './world';

interface SessionStart {
  /** The world that is shown at first: an original or a fork of one. */
  readonly world: World;
  readonly view?: View;
  /** Undefined on the 404 page. */
  readonly page?: PagePath | undefined;
  /** The address names the world, also where it could be that of any reader. */
  readonly namesWorld?: boolean;
  /** Its visitor can go to another instant of the world. In a show there would be no way back. */
  readonly isSeekable?: boolean;
  /** One sentence for each part of the address that could not be used. */
  readonly notices?: readonly string[];
}

const TIME = ['at', 'rate', 'anchor'] as const;

const isSame = (a: View, b: View): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof View>;
  return [...keys].every((key) => Object.is(a[key], b[key]));
};

/**
 * What one page shows, under one clock: an original world or a fork of it. The view is all that an address can say of it, and what follows the
 * page follows the view.
 */
export class Session {
  readonly clock: Clock;
  readonly isSeekable: boolean;
  /** The instant that a visitor points at in one panel, milliseconds since the Unix epoch. */
  readonly pointed = createPointed<number>();
  readonly notices: Store<readonly string[]>;
  readonly #view: Store<View>;
  readonly #world: Store<World>;
  #original: NamedWorld;
  #namesWorld: boolean;
  #page: PagePath | undefined;

  constructor({ world, view = FIRST_VISIT, page, namesWorld = false, isSeekable = true, notices = [] }: SessionStart) {
    this.clock = world.clock;
    this.#original = originalOf(world);
    this.#namesWorld = namesWorld;
    this.isSeekable = isSeekable;
    this.notices = createStore(notices);
    this.#page = page;
    this.#world = createStore(world);
    const { fork } = worldView(world);
    this.#view = createStore(changedView(view, { ...this.#time(), fork }));
  }

  /** Follows its clock until the function that is returned is called. */
  start(): () => void {
    const follow = () => this.#set(changedView(this.view.value, this.#time()));
    follow();
    return this.clock.subscribe(follow);
  }

  get view(): Pick<Store<View>, 'value' | 'subscribe'> {
    return this.#view;
  }

  get world(): Pick<Store<World>, 'value' | 'subscribe'> {
    return this.#world;
  }

  /** The world that forks are made of. */
  get original(): NamedWorld {
    return this.#original;
  }

  get namesWorld(): boolean {
    return this.#namesWorld;
  }

  /** The page's path; undefined on the 404 page. */
  get page(): PagePath | undefined {
    return this.#page;
  }

  /** A visitor's choice, which is kept for the next visit where such choices are. Time is changed by the clock. */
  change(choice: Omit<View, (typeof TIME)[number]>): void {
    remember(this.#page, choice);
    this.#set(changedView(this.view.value, choice));
  }

  /** Shows another original world at the same instant. What the view says of one world alone is dropped. */
  changeWorld(original: NamedWorld, namesWorld = this.#namesWorld): void {
    const view = this.view.value;
    this.#namesWorld = namesWorld;
    this.#set(original.name === this.#original.name ? view : viewOfWorlds(view), original);
  }

  /** Shows a page as an address has it, also its instant and its world. */
  show(page: PagePath | undefined, view: View, original = this.#original, namesWorld = this.#namesWorld): void {
    this.#page = page;
    this.#namesWorld = namesWorld;
    const before = this.view.value;
    this.#set({ ...view, ...Object.fromEntries(TIME.map((key) => [key, before[key]])) }, original);
    const { at, rate, anchor } = view;
    if (TIME.every((key) => view[key] === before[key])) return;
    if (at === undefined && rate === undefined) this.clock.goLive();
    else this.clock.start({ at, rate, anchor });
  }

  /** The page's query. */
  get search(): string {
    return searchOf(this.view.value, this.world.value, this.namesWorld);
  }

  /** The address of this page with `changes`, which names the world whoever opens it. */
  addressWith(changes: LinkChanges): string {
    const { others, ...view } = this.view.value;
    return addressOf(this.#page ?? '/', others ? `?${others}` : '', {
      ...view,
      ...worldView(this.world.value),
      ...changes,
    });
  }

  #time() {
    return timeParameters(this.clock.setting);
  }

  #set(next: View, original = this.#original): void {
    const world = { name: worldName(original.name, next.fork ?? []), cycleDays: original.cycleDays };
    this.#original = original;
    if (!isSame(next, this.view.value)) this.#view.set(next);
    if (!isSameWorld(world, this.#world.value)) this.#world.set({ ...world, clock: this.clock });
  }
}
