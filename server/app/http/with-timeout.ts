import { DatabaseUnavailable } from '../../shared/database/database-unavailable.ts';

/** Returns the result of `work`. Throws DatabaseUnavailable after `limitMs` milliseconds; the work itself continues. */
export async function withTimeout<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseUnavailable(new Error(`no page within ${limitMs} ms`))), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
