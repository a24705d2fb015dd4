import type { ClientBase } from 'pg';

/** Opens a dedicated connection without a statement timeout, for long work. */
export type OpenConnection = () => Promise<ClientBase & AsyncDisposable>;

declare module '../shared/context.ts' {
  interface Services {
    openConnection: OpenConnection;
  }
}
