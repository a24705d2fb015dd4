import type { CachedAnswer, ResponseCache } from '../cache/index.ts';
import { RawAnswer } from './route.ts';

/** JSON that was there already: the call is not taken from its caller's budget. */
export class KeptAnswer extends RawAnswer {}

type Kept = { cache: ResponseCache; key: string };

/** The kept answer of a key, or the one that `fill` makes. The token and the cookie of the answer are added on sending. */
export async function answerKept({ cache, key }: Kept, fill: () => Promise<CachedAnswer>): Promise<RawAnswer> {
  const isKept = cache.has(key);
  const { body, headers } = await cache.answer(key, fill);
  return isKept ? new KeptAnswer(body, headers) : new RawAnswer(body, headers);
}
