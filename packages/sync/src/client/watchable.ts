/** An observable value. The listener is told of changes, and reads the value itself. */
export interface Watchable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}
