import { AsyncLocalStorage } from 'node:async_hooks';

/** A failed wait for the database during a request, and its time. */
type Outage = { error: Error | null; at: number };

const currentOutage = new AsyncLocalStorage<Outage>();
const outages = new WeakMap<object, Outage>();

/** Milliseconds for which a request relies on it. */
const outageValidityMs = 10_000;

/** Runs a step of a request so that all its steps share the knowledge of an outage. */
export function runWithOutageContext(request: object, step: () => void): void {
  const outage = outages.get(request) ?? { error: null, at: 0 };
  outages.set(request, outage);
  currentOutage.run(outage, step);
}

/** Makes later waits of this request for the database fail at once. No effect outside of a request. */
export function recordOutage(error: Error): void {
  const outage = currentOutage.getStore();
  if (outage) Object.assign(outage, { error, at: performance.now() });
}

/** Returns the error because of which this request should not wait for the database, or null. */
export function findKnownOutage(): Error | null {
  const outage = currentOutage.getStore();
  return outage?.error && performance.now() - outage.at < outageValidityMs ? outage.error : null;
}
