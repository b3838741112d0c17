/** An observable value; fits `useSyncExternalStore`. */
export interface Watchable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}
