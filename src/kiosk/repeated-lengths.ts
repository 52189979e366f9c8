/**
 * A sequence of lengths that repeats from the Unix epoch on, in milliseconds of the world. Places are counted from 0 at
 * the epoch, and negative before it. The lengths 2 and 3 begin at 0, 2, 5, 7 and so on. There must be at least one
 * length.
 */
export class RepeatedLengths {
  readonly #lengths: readonly number[];
  readonly #starts: readonly number[];
  readonly #total: number;

  constructor(lengths: readonly number[]) {
    this.#lengths = lengths;
    let total = 0;
    this.#starts = lengths.map((length) => {
      total += length;
      return total - length;
    });
    this.#total = total;
  }

  /** Returns the index of the length at place `n`, from 0. */
  index(n: number): number {
    const count = this.#lengths.length;
    return ((n % count) + count) % count;
  }

  length(n: number): number {
    return this.#lengths[this.index(n)] as number;
  }

  start(n: number): number {
    return Math.floor(n / this.#lengths.length) * this.#total + (this.#starts[this.index(n)] as number);
  }

  /** Returns the place at `t`. */
  at(t: number): number {
    const round = Math.floor(t / this.#total);
    const index = this.#starts.findLastIndex((start) => round * this.#total + start <= t);
    return round * this.#lengths.length + index;
  }
}
