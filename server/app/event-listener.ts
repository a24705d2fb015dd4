import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { type AppEvent, eventChannel } from '../shared/events/event.ts';
import { spendingChannel } from '../shared/rate-limit/index.ts';
import { endConnection } from './open-connection.ts';

export type EventListenerOptions = {
  databaseUrl: string;
  log: Pick<Logger, 'warn' | 'info'>;
  onEvent: (event: AppEvent) => void;
  /** What another node, or this one, spent of the budgets. */
  onSpending: (message: string) => void;
  /** The connection is gone: what happens elsewhere is not heard until `onConnect`. */
  onDisconnect: () => void;
  onConnect: () => void;
};

export type EventListener = { stop: () => Promise<void> };

/** Milliseconds between two tries to connect again. */
const retryDelay = 500;

/** Milliseconds between two signs of life; a connection that is silently gone is noticed by them. */
const heartbeat = 10_000;

/** Resolves when the connection ends, by itself, because it no longer answers, or because it is no longer wanted. */
async function waitForEnd(client: Client, unwanted: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => void client.query('select 1').catch(() => resolve()), heartbeat);
  client.once('end', () => resolve());
  unwanted.addEventListener('abort', () => resolve(), { once: true });
  if (unwanted.aborted) resolve();
  await promise;
  clearInterval(timer);
}

/** Hears what other nodes committed, over a connection of its own that is made again whenever it is lost. */
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
    // Without a listener an error would end the process; the connection's end follows it.
    client.on('error', (error) => options.log.warn({ err: error }, 'the connection for events is lost'));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === spendingChannel) options.onSpending(payload);
      else options.onEvent(JSON.parse(payload) as AppEvent);
    });
    await client.connect();
    await client.query(`listen ${eventChannel}; listen ${spendingChannel}`);
    options.onConnect();
    await waitForEnd(client, stopping.signal);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => options.log.warn({ err: error }, 'cannot listen for events'));
      options.onDisconnect();
      if (client) await endConnection(client);
      await delay(retryDelay, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      if (client) await endConnection(client);
      await running;
    },
  };
}
