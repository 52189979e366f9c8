import type { Clock } from '../clock/clock';
import { createStore, type Store } from '../store/store';
import { isSameWorld, originalOf, worldOf } from './address/world-in';
import { addressOf, type LinkChanges, type PagePath, timeParameters, worldView } from './address/write';
import { createPointed } from './pointed';
import { remember } from './remember';
import type { Original } from './storage/world';
import { changedView, FIRST_VISIT, searchOf, type View, viewOfWorlds } from './view';
import type { World } from './world';

interface SessionStart {
  readonly original: Original;
  readonly clock: Clock;
  /** Its fork is of the original. */
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

const isSameView = (a: View, b: View): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof View>;
  return [...keys].every((key) => Object.is(a[key], b[key]));
};

/** A view, and the world that it is of. */
interface SessionState {
  readonly view: View;
  readonly world: World;
}

/**
 * What one page shows, under one clock: an original world or a fork of it. The view is all that an address can say of
 * it, and what follows the page follows the view.
 */
export class Session {
  readonly clock: Clock;
  readonly isSeekable: boolean;
  /** The instant that a visitor points at in one panel, milliseconds since the Unix epoch. */
  readonly pointed = createPointed<number>();
  readonly notices: Store<readonly string[]>;
  readonly #state: Store<SessionState>;
  #namesWorld: boolean;
  #page: PagePath | undefined;

  constructor(start: SessionStart) {
    const { original, clock, view = FIRST_VISIT, page, namesWorld = false, isSeekable = true, notices = [] } = start;
    this.clock = clock;
    this.#namesWorld = namesWorld;
    this.isSeekable = isSeekable;
    this.notices = createStore(notices);
    this.#page = page;
    this.#state = createStore({
      view: changedView(view, this.#time()),
      world: { ...worldOf(original, view.fork), clock },
    });
  }

  /** Follows its clock until the function that is returned is called. */
  start(): () => void {
    const follow = () => this.#set(changedView(this.view, this.#time()));
    follow();
    return this.clock.subscribe(follow);
  }

  /** Adds a listener to view and world, which change as one; the function returned removes it. It needs no `this`. */
  get subscribe(): Store<SessionState>['subscribe'] {
    return this.#state.subscribe;
  }

  /** The same object until it changes. */
  get view(): View {
    return this.#state.value.view;
  }

  /** The same object until it changes. */
  get world(): World {
    return this.#state.value.world;
  }

  /** The world that forks are made of. */
  get original(): Original {
    return originalOf(this.world);
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
    this.#set(changedView(this.view, choice));
  }

  /** Shows another original world at the same instant. What the view says of one world alone is dropped. */
  changeWorld(original: Original, namesWorld = this.#namesWorld): void {
    this.#namesWorld = namesWorld;
    this.#set(original.seed === this.original.seed ? this.view : viewOfWorlds(this.view), original);
  }

  /** A session inside this one, in a show. It begins as this one is, but for `changes`, and is not seekable. */
  child(changes: Partial<SessionStart>): Session {
    const { original, clock, view, page } = this;
    return new Session({ original, clock, view, page, isSeekable: false, ...changes });
  }

  /** Shows a page as an address has it, also its instant and its world. */
  show(page: PagePath | undefined, view: View, original = this.original, namesWorld = this.#namesWorld): void {
    this.#page = page;
    this.#namesWorld = namesWorld;
    const before = this.view;
    this.#set({ ...view, ...Object.fromEntries(TIME.map((key) => [key, before[key]])) }, original);
    const { at, rate, anchor } = view;
    if (TIME.every((key) => view[key] === before[key])) return;
    if (at === undefined && rate === undefined) this.clock.goLive();
    else this.clock.start({ at, rate, anchor });
  }

  get search(): string {
    return searchOf(this.view, this.world, this.namesWorld);
  }

  /** The address of this page with `changes`, which names the world whoever opens it. */
  addressWith(changes: LinkChanges): string {
    const { foreign, ...view } = this.view;
    return addressOf(this.#page ?? '/', foreign ? `?${foreign}` : '', {
      ...view,
      ...worldView(this.world),
      ...changes,
    });
  }

  #time() {
    return timeParameters(this.clock.setting);
  }

  #set(nextView: View, original = this.original): void {
    const nextWorld = worldOf(original, nextView.fork);
    const view = isSameView(nextView, this.view) ? this.view : nextView;
    const world = isSameWorld(nextWorld, this.world) ? this.world : { ...nextWorld, clock: this.clock };
    if (view !== this.view || world !== this.world) this.#state.set({ view, world });
  }
}
