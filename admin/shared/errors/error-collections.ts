import type { ErrorItem } from './error-item.ts';
import { createObservable } from '../observable.ts';

export type ErrorCollectionName =
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
  get(name: ErrorCollectionName): readonly ErrorItem[];
  set(name: ErrorCollectionName, errors: readonly ErrorItem[]): void;
  clear(name: ErrorCollectionName): void;
  subscribe(listener: () => void): () => void;
};

const none: readonly ErrorItem[] = [];

/** Stores the server's errors per form until the form is sent again or closed. */
export function createErrorCollections(): ErrorCollections {
  const { get, set, subscribe } = createObservable<Partial<Record<ErrorCollectionName, readonly ErrorItem[]>>>({});
  return {
    subscribe,
    get: (name) => get()[name] ?? none,
    set: (name, errors) => set({ ...get(), [name]: errors }),
    clear: (name) => set({ ...get(), [name]: none }),
  };
}

export const errorCollections = createErrorCollections();
