import type { SessionUserFragment } from '../../generated/graphql.ts';
import { createObservable } from '../observable.ts';

export type SessionUser = SessionUserFragment;
export type SessionState = {
  /** null until the first answer: neither signed in nor signed out. */
  authenticated: boolean | null;
  user: SessionUser | null;
};

export type SessionStore = {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** A login's or a session call's answer. No user, or the user with ID 0, means that there is no session. */
  receive(user: SessionUser | null): void;
  /** The session call failed, or the session is over. */
  clear(): void;
};

const signedOut: SessionState = { authenticated: false, user: null };

/** Whether somebody is signed in, and who. */
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
