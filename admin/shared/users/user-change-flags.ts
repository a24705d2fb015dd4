import { createObservable } from '../observable.ts';

/** Changes of a user; `store` covers an update of user and image together. */
export type UserChange = 'create' | 'update' | 'delete' | 'store';
export type UserChangeFlagsState = Readonly<Record<UserChange, boolean>>;

export type UserChangeFlags = {
  get(): UserChangeFlagsState;
  subscribe(listener: () => void): () => void;
  /** Marks a change as done; earlier flags are cleared. */
  markDone(...flags: UserChange[]): void;
  /** Also called when the current user is loaded. */
  clear(): void;
};

const none: UserChangeFlagsState = { create: false, update: false, delete: false, store: false };

/** The last change of a user, for the screen that confirms it. */
export function createUserChangeFlags(): UserChangeFlags {
  const { get, set, subscribe } = createObservable(none);
  return {
    get,
    subscribe,
    markDone: (...flags) => set({ ...none, ...Object.fromEntries(flags.map((flag) => [flag, true])) }),
    clear: () => set(none),
  };
}

export const userChangeFlags = createUserChangeFlags();
