import { createObservable } from '../observable.ts';

/** What can be done to a user: `store` is a change of the user and of the picture in one go. */
export type UserFlag = 'create' | 'update' | 'delete' | 'store';
export type UserFlagsState = Readonly<Record<UserFlag, boolean>>;

export type UserFlags = {
  get(): UserFlagsState;
  subscribe(listener: () => void): () => void;
  /** The deed is done; what was done before no longer counts as news. */
  succeed(...flags: UserFlag[]): void;
  /** Also called when the current user is fetched. */
  clear(): void;
};

const none: UserFlagsState = { create: false, update: false, delete: false, store: false };

/** What was done last to a user, for the screen that says so. */
export function createUserFlags(): UserFlags {
  const { get, set, subscribe } = createObservable(none);
  return {
    get,
    subscribe,
    succeed: (...flags) => set({ ...none, ...Object.fromEntries(flags.map((flag) => [flag, true])) }),
    clear: () => set(none),
  };
}

export const userFlags = createUserFlags();
