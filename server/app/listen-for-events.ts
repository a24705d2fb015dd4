import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { type AppEvent, eventChannel } from '../shared/events/event.ts';
import { rateLimitChannel } from '../shared/rate-limit/index.ts';
import { closeConnection } from './database/open-connection.ts';

/** Options and callbacks of the event listener. */
export type EventListenerOptions = {
  databaseUrl: string;
  log: Pick<Logger, 'warn' | 'info'>;
  onEvent: (event: AppEvent) => void;
  /** Receives what a node consumed of the shared rate limits. */
  onRateLimitMessage: (message: string) => void;
  /** Called when the connection is lost: events of other nodes are missed until `onConnect`. */
  onDisconnect: () => void;
  onConnect: () => void;
};

/** A running event listener. */
export type EventListener = { stop: () => Promise<void> };

/** Milliseconds between two connection attempts. */
const retryIntervalMs = 500;

/** Milliseconds between two checks for a connection that was lost silently. */
const heartbeatIntervalMs = 10_000;

/** Resolves when the connection ends, no longer responds or is aborted. */
async function waitForDisconnect(client: Client, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => void client.query('select 1').catch(() => resolve()), heartbeatIntervalMs);
  client.once('end', () => resolve());
  signal.addEventListener('abort', () => resolve(), { once: true });
  if (signal.aborted) resolve();
  await promise;
  clearInterval(timer);
}

/** Receives the events of other nodes on its own connection and reconnects when it is lost. */
export function listenForEvents(options: EventListenerOptions): EventListener {
  const stopping = new AbortController();
  let client: Client | null = null;

  const listen = async (): Promise<void> => {
    client = new Client({
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    // Without an error listener the process would exit; an `end` event follows.
    client.on('error', (error) => options.log.warn({ err: error }, 'the connection for events is lost'));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === rateLimitChannel) options.onRateLimitMessage(payload);
      else options.onEvent(JSON.parse(payload) as AppEvent);
    });
    await client.connect();
    await client.query(`listen ${eventChannel}; listen ${rateLimitChannel}`);
    options.onConnect();
    await waitForDisconnect(client, stopping.signal);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => options.log.warn({ err: error }, 'cannot listen for events'));
      options.onDisconnect();
      if (client) await closeConnection(client);
      await delay(retryIntervalMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      if (client) await closeConnection(client);
      await running;
    },
  };
}
