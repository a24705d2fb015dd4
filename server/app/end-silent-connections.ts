import type { ClientBase, Pool } from 'pg';

/** What the library's types leave out. */
type SocketOwner = ClientBase & { connection: { stream: { destroy: () => void } } };

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

function endOnceSilent(client: ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const query = (...given: unknown[]): unknown => {
    const answer = ask(...given);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isSilence(error)) (client as SocketOwner).connection.stream.destroy();
      });
    return answer;
  };
  Object.assign(client, { query });
}

/**
 * Ends a connection that did not answer within its `query_timeout`. The library goes on using it; where the database's
 * machine is gone without a word, every request that gets it would fail until the system gives it up, a quarter of an
 * hour later.
 */
export const endSilentConnections = (pool: Pool): Pool => pool.on('connect', endOnceSilent);
