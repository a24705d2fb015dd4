import type { ClientBase } from 'pg';

/** A connection of its own, without a time limit, for work that lasts. */
export type OpenConnection = () => Promise<ClientBase & AsyncDisposable>;

declare module '../shared/context.ts' {
  interface Services {
    openConnection: OpenConnection;
  }
}
