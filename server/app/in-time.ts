import { DatabaseAway } from '../shared/database/database-away.ts';

/** What `work` returns; DatabaseAway after `limit` milliseconds, while the work goes on to its own end. */
export async function inTime<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseAway(new Error(`no page within ${limit} ms`))), limit);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
