import type { Clock } from '../clock/clock';
import { OwnMoves } from '../clock/own-moves';
import { isEqual } from '../sim/math/equality';
import { createStore, type Store } from '../store/store';
import { isSameWorld, originalOf, worldOf } from './address/original-world';
import { addressOf, type LinkChanges, type PagePath, timeParameters, worldValues } from './address/write';
import { createPointedThing } from './pointed';
import { remember } from './remember';
import type { OriginalWorld } from './storage/stored-world';
import { changedView, coherentView, INITIAL_VIEW, searchOf, type View, viewWithoutWorld } from './view';
import type { World } from './world';

interface SessionStart {
  readonly original: OriginalWorld;
  readonly clock: Clock;
  /** View at the start. Its fork is made from `original`. */
  readonly view?: View;
  /** Undefined on the 404 page. */
  readonly page?: PagePath | undefined;
  /** True if addresses name the world, even one that any reader could have. */
  readonly namesWorld?: boolean;
  /** True if the visitor can go to another instant of the world. In a show there would be no way back. */
  readonly isSeekable?: boolean;
  /** One sentence for each part of the address that could not be used. */
  readonly notices?: readonly string[];
}

const TIME = ['at', 'rate', 'anchor'] as const;

/** A view, the world that it shows, and whether addresses name that. */
interface SessionState {
  readonly view: View;
  readonly world: World;
  readonly namesWorld: boolean;
}

/**
 * State of one page under one clock, in an original world or a fork. The view is everything that an address can name;
 * all parts of the page follow it.
 */
export class Session {
  readonly clock: Clock;
  readonly isSeekable: boolean;
  /** The instant that a visitor points at in one panel, milliseconds since the Unix epoch. */
  readonly pointed = createPointedThing<number>();
  readonly notices: Store<readonly string[]>;
  readonly #state: Store<SessionState>;
  #page: PagePath | undefined;
  /** Moves by `show`: the view follows once they are complete. */
  readonly #moves = new OwnMoves();

  constructor(start: SessionStart) {
    const { original, clock, view = INITIAL_VIEW, page, namesWorld = false, isSeekable = true, notices = [] } = start;
    this.clock = clock;
    this.isSeekable = isSeekable;
    this.notices = createStore(notices);
    this.#page = page;
    this.#state = createStore({
      view: coherentView(changedView(view, this.#time())),
      world: { ...worldOf(original, view.fork), clock },
      namesWorld,
    });
  }

  /** Makes the view follow the clock until the function returned is called. */
  start(): () => void {
    const follow = () => this.#set(changedView(this.view, this.#time()));
    follow();
    return this.#moves.onOther(this.clock, follow);
  }

  /**
   * Adds a listener to view, world and `namesWorld`, which change together; the function returned removes it. It needs
   * no `this`.
   */
  get subscribe(): Store<SessionState>['subscribe'] {
    return this.#state.subscribe;
  }

  /** The view: the same object until its content changes. */
  get view(): View {
    return this.#state.value.view;
  }

  /** The world: the same object until it changes. */
  get world(): World {
    return this.#state.value.world;
  }

  /** The world from which forks are made. */
  get original(): OriginalWorld {
    return originalOf(this.world);
  }

  get namesWorld(): boolean {
    return this.#state.value.namesWorld;
  }

  /** Path of the page; undefined on the 404 page. */
  get page(): PagePath | undefined {
    return this.#page;
  }

  /**
   * Applies a visitor's choice, and keeps it for the next visit if its parameters are kept. Time is changed by the
   * clock instead.
   */
  change(choice: Omit<View, (typeof TIME)[number]>): void {
    remember(this.#page, choice);
    this.#set(changedView(this.view, choice));
  }

  /** Shows another original world at the same instant. Parts of the view that concern one world alone are dropped. */
  changeWorld(original: OriginalWorld, namesWorld = this.namesWorld): void {
    this.#set(original.seed === this.original.seed ? this.view : viewWithoutWorld(this.view), original, namesWorld);
  }

  /**
   * Creates a session inside this one, for a show. It starts with the same state except for `changes`, and is not
   * seekable.
   */
  child(changes: Partial<SessionStart>): Session {
    const { original, clock, view, page } = this;
    return new Session({ original, clock, view, page, isSeekable: false, ...changes });
  }

  /** Shows a page with a view that an address names, including its instant and its world. */
  show(page: PagePath | undefined, view: View, original = this.original, namesWorld = this.namesWorld): void {
    this.#page = page;
    const { at, rate, anchor } = view;
    if (TIME.some((key) => view[key] !== this.view[key]))
      this.#moves.move(() => {
        if (at === undefined && rate === undefined) this.clock.goLive();
        else this.clock.start({ at, rate, anchor });
      });
    this.#set(changedView(view, this.#time()), original, namesWorld);
  }

  get search(): string {
    return searchOf(this.view, this.world, this.namesWorld);
  }

  /** Returns the address of this page with `changes`. It names the world for every reader. */
  addressWith(changes: LinkChanges): string {
    const { foreign, ...view } = this.view;
    return addressOf(this.#page ?? '/', foreign ? `?${foreign}` : '', {
      ...view,
      ...worldValues(this.world),
      ...changes,
    });
  }

  #time() {
    return timeParameters(this.clock.setting);
  }

  #set(next: View, original = this.original, namesWorld = this.namesWorld): void {
    const nextView = coherentView(next);
    const nextWorld = worldOf(original, nextView.fork);
    const view = isEqual(nextView, this.view) ? this.view : nextView;
    const world = isSameWorld(nextWorld, this.world) ? this.world : { ...nextWorld, clock: this.clock };
    const isSame = view === this.view && world === this.world && namesWorld === this.namesWorld;
    if (!isSame) this.#state.set({ view, world, namesWorld });
  }
}
