import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../shared/database/query.ts';

/** Creates a session's secret: 256 random bits. Only the browser has it. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that the database stores. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** SQL condition for a valid session `s`: used within 8 hours, started within 7 days. */
export const validSessionCondition = sql`
  s.last_used_at > now() - interval '8 hours' and s.created_at > now() - interval '7 days'`;
