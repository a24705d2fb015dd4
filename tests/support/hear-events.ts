import { Client } from 'pg';
import { type AppEvent, eventChannel } from '../../server/shared/events/event.ts';
import type { TestServer } from './test-server.ts';

/** What every node hears of. */
export type HeardEvents = {
  /** Everything that was told since the last call. */
  take: () => Promise<AppEvent[]>;
  stop: () => Promise<void>;
};

/** Listens to a test server's database as another node does. Call `stop` in afterAll. */
export async function hearEvents({ databaseUrl }: TestServer): Promise<HeardEvents> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let heard: AppEvent[] = [];
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? 'null') as AppEvent));
  await client.query(`listen ${eventChannel}`);
  const take = async (): Promise<AppEvent[]> => {
    // What was committed earlier is delivered, at the latest, with the answer to this.
    await client.query('select 1');
    const taken = heard;
    heard = [];
    return taken;
  };
  return { take, stop: () => client.end() };
}
