import type { SessionUserFragment } from '../../generated/graphql.ts';

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
  let state: SessionState = { authenticated: null, user: null };
  const listeners = new Set<() => void>();

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (user) => change(user === null || user.id === 0 ? signedOut : { authenticated: true, user }),
    clear: () => change(signedOut),
  };
}

export const sessionStore = createSessionStore();
