import { z } from 'zod';
import { isStorableText } from '../errors/index.ts';

/** A place in a sorted list: what the item is sorted by, and its id for those that are alike. */
export type Place = { key: string; id: number };

const placeSchema = z.tuple([z.string().max(2_000).refine(isStorableText), z.int().min(1).max(2_147_483_647)]);

/** Clients pass it on as it is; what it is made of may change. */
export function writeCursor({ key, id }: Place): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

/** The place that a cursor names; null where it is none of ours. */
export function readCursor(cursor: string): Place | null {
  const { success, data } = placeSchema.safeParse(parse(cursor));
  return success ? { key: data[0], id: data[1] } : null;
}

/** A cursor in an input: V_12 where it is none of ours. */
export const cursorInput = z
  .string()
  .max(4_000)
  .transform((cursor, context) => {
    const place = readCursor(cursor);
    if (place) return place;
    context.addIssue({ code: 'custom', message: 'no cursor' });
    return z.NEVER;
  });
