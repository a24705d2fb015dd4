import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request found out about the database: it failed after a wait, and when. */
export type Outage = { error: Error | null; at: number };

const outages = new AsyncLocalStorage<Outage>();

/** Milliseconds for which a request relies on what it found out. */
const validity = 10_000;

/** Runs one request; all that it asks of the database shares one failed wait. */
export const runWithOutage = (work: () => void): void => outages.run({ error: null, at: 0 }, work);

/** Lets the later waits of this request for the database fail at once; nothing outside of a request. */
export function noteOutage(error: Error): void {
  const outage = outages.getStore();
  if (outage) Object.assign(outage, { error, at: performance.now() });
}

/** Why waiting for the database is of no use to this request; null where nothing is known. */
export function findOutage(): Error | null {
  const outage = outages.getStore();
  return outage?.error && performance.now() - outage.at < validity ? outage.error : null;
}
