/** A value that can be watched: a listener is called when it has changed, and asks for it again. */
export interface Watchable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}
