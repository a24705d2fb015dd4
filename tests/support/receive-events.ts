import { Client } from 'pg';
import { type AppEvent, eventChannel } from '../../server/shared/events/event.ts';
import type { TestServer } from './test-server.ts';

/** The events that every node receives. */
export type ReceivedEvents = {
  /** All events since the last call. */
  take: () => Promise<AppEvent[]>;
  stop: () => Promise<void>;
};

/** Listens to a test server's database like another node does. Call `stop` in afterAll. */
export async function receiveEvents({ databaseUrl }: TestServer): Promise<ReceivedEvents> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let received: AppEvent[] = [];
  client.on('notification', ({ payload }) => received.push(JSON.parse(payload ?? 'null') as AppEvent));
  await client.query(`listen ${eventChannel}`);
  const take = async (): Promise<AppEvent[]> => {
    // Everything committed earlier is delivered with the response to this query at the latest.
    await client.query('select 1');
    const taken = received;
    received = [];
    return taken;
  };
  return { take, stop: () => client.end() };
}
