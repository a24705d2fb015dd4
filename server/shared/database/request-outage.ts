import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request found out about the database: a wait that failed, and when. */
type Outage = { error: Error | null; at: number };

const current = new AsyncLocalStorage<Outage>();
const outages = new WeakMap<object, Outage>();

/** Milliseconds for which a request relies on what it found out. */
const validity = 10_000;

/** Runs a step of a request: all that its steps ask of the database shares one wait that fails. */
export function runStep(request: object, step: () => void): void {
  const outage = outages.get(request) ?? { error: null, at: 0 };
  outages.set(request, outage);
  current.run(outage, step);
}

/** Lets the later waits of this request for the database fail at once; has no effect outside of a request. */
export function noteOutage(error: Error): void {
  const outage = current.getStore();
  if (outage) Object.assign(outage, { error, at: performance.now() });
}

/** Why waiting for the database is of no use to this request; null where nothing is known. */
export function findOutage(): Error | null {
  const outage = current.getStore();
  return outage?.error && performance.now() - outage.at < validity ? outage.error : null;
}
