import type { ErrorItem } from './error-item.ts';
import { createObservable } from '../observable.ts';

export type CollectionName =
  | 'login'
  | 'forgot-password'
  | 'reset-password'
  | 'activate-account'
  | 'change-password'
  | 'confirm-email'
  | 'sessions'
  | 'mails'
  | 'media'
  | 'create-page'
  | 'copy-page'
  | 'delete-pages'
  | 'bin'
  | 'redirects'
  | 'api-tokens'
  | 'search-index'
  | 'export'
  | 'import'
  | 'publication-requests'
  | 'site-settings'
  | 'tags'
  | 'menus'
  | 'new-menu'
  | 'questionnaire'
  | 'users-overview'
  | 'roles';

export type ErrorCollections = {
  get(name: CollectionName): readonly ErrorItem[];
  set(name: CollectionName, errors: readonly ErrorItem[]): void;
  clear(name: CollectionName): void;
  subscribe(listener: () => void): () => void;
};

const none: readonly ErrorItem[] = [];

/** Keeps the server's errors by the form they belong to, until that form is sent again or left. */
export function createErrorCollections(): ErrorCollections {
  const { get, set, subscribe } = createObservable<Partial<Record<CollectionName, readonly ErrorItem[]>>>({});
  return {
    subscribe,
    get: (name) => get()[name] ?? none,
    set: (name, errors) => set({ ...get(), [name]: errors }),
    clear: (name) => set({ ...get(), [name]: none }),
  };
}

export const errorCollections = createErrorCollections();
