import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../shared/database/query.ts';

/** A session's secret, 256 random bits; only the browser has it. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** True of a session `s` that still counts: used within 8 hours, begun within 7 days. */
export const sessionCounts = sql`
  s.last_used_at > now() - interval '8 hours' and s.created_at > now() - interval '7 days'`;
