import type { SessionUserFragment } from '../../generated/graphql.ts';
import { createObservable } from '../observable.ts';

export type SessionUser = SessionUserFragment;
export type SessionState = {
  /** null until the first response. */
  authenticated: boolean | null;
  user: SessionUser | null;
};

export type SessionStore = {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Stores the user of a login or session response. No user, or one with id 0, means that there is no session. */
  receive(user: SessionUser | null): void;
  /** Called when the session call failed or the session ended. */
  clear(): void;
};

const signedOut: SessionState = { authenticated: false, user: null };

/** Stores whether a user is signed in, and who. */
export function createSessionStore(): SessionStore {
  const { get, set, subscribe } = createObservable<SessionState>({ authenticated: null, user: null });
  return {
    get,
    subscribe,
    receive: (user) => set(user === null || user.id === 0 ? signedOut : { authenticated: true, user }),
    clear: () => set(signedOut),
  };
}

export const sessionStore = createSessionStore();
