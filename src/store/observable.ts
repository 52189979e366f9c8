/** A value with listeners, and the value that prerendered HTML has in its place. */
export interface Observable<T> {
  readonly value: T;
  readonly prerendered: T;
  /** Adds a listener; the function returned removes it. Needs no `this`. */
  subscribe(listener: () => void): () => void;
}
