import { z } from 'zod';
import { isStorableText } from '../errors/index.ts';

/** A position in a sorted list: the sort key of the item, and its id to break ties. */
export type ListPosition = { key: string; id: number };

const positionSchema = z.tuple([z.string().max(2_000).refine(isStorableText), z.int().min(1).max(2_147_483_647)]);

/** Encodes a position as an opaque cursor; its content may change. */
export function encodeCursor({ key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

/** Decodes a cursor; null if it is invalid. */
export function decodeCursor(cursor: string): ListPosition | null {
  const { success, data } = positionSchema.safeParse(parseCursor(cursor));
  return success ? { key: data[0], id: data[1] } : null;
}

/** A cursor as input: V_12 if invalid. */
export const cursorInput = z
  .string()
  .max(4_000)
  .transform((cursor, context) => {
    const position = decodeCursor(cursor);
    if (position) return position;
    context.addIssue({ code: 'custom', message: 'no cursor' });
    return z.NEVER;
  });
