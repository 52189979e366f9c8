/**
 * Lengths one after another that repeat from the Unix epoch on, in milliseconds of the world. A place counts from 0 at
 * the epoch on, and is negative before. There is at least one length.
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

  /** Which of the lengths stands at place `n`, from 0. */
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

  /** The place at `t`. */
  at(t: number): number {
    const round = Math.floor(t / this.#total);
    const index = this.#starts.findLastIndex((start) => round * this.#total + start <= t);
    return round * this.#lengths.length + index;
  }
}
