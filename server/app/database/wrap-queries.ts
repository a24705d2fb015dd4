import type { ClientBase } from 'pg';

type SendQuery = () => unknown;

/** Runs `wrapper` around each query of a connection; `send` sends the query and returns the library's result. */
export function wrapQueries(client: ClientBase, wrapper: (statement: unknown, send: SendQuery) => unknown): void {
  const sendOriginal = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: unknown[]): unknown => wrapper(args[0], () => sendOriginal(...args)),
  });
}
