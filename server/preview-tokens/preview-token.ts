import { createHash, randomBytes } from 'node:crypto';

/** The secret of a preview link, 256 random bits; only whoever got the link has it. */
export function createPreviewToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashPreviewToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
