import type { ClientBase, Pool } from 'pg';
import { wrapQueries } from './wrap-queries.ts';

/** What the library's types leave out. */
type SocketOwner = ClientBase & { connection: { stream: { destroy: () => void } } };

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

function endOnceSilent(client: ClientBase): void {
  wrapQueries(client, (_statement, send) => {
    const result = send();
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isSilence(error)) (client as SocketOwner).connection.stream.destroy();
      });
    return result;
  });
}

/**
 * Ends a connection that did not answer within its `query_timeout`. The library goes on using it; where the database's
 * machine is gone without a word, every request that gets it would fail until the system gives it up, a quarter of an
 * hour later.
 */
export const endSilentConnections = (pool: Pool): Pool => pool.on('connect', endOnceSilent);
