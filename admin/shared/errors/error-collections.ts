import type { ErrorItem } from './error-item.ts';

export type CollectionName =
  | 'login'
  | 'forgot-password'
  | 'reset-password'
  | 'activate-account'
  | 'media'
  | 'create-page'
  | 'publication-requests'
  | 'users-overview';

export type ErrorCollections = {
  get(name: CollectionName): readonly ErrorItem[];
  set(name: CollectionName, errors: readonly ErrorItem[]): void;
  clear(name: CollectionName): void;
  subscribe(listener: () => void): () => void;
};

const none: readonly ErrorItem[] = [];

/** Keeps the server's errors by the form they belong to, until that form is sent again or left. */
export function createErrorCollections(): ErrorCollections {
  const collections = new Map<CollectionName, readonly ErrorItem[]>();
  const listeners = new Set<() => void>();

  function change(name: CollectionName, errors: readonly ErrorItem[]): void {
    if (errors.length === 0) collections.delete(name);
    else collections.set(name, errors);
    for (const listener of listeners) listener();
  }

  return {
    get: (name) => collections.get(name) ?? none,
    set: change,
    clear: (name) => change(name, none),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const errorCollections = createErrorCollections();
