export type Observable<Value> = {
  get(): Value;
  set(value: Value): void;
  /** For useSyncExternalStore; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/** A value outside React that components can subscribe to. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
