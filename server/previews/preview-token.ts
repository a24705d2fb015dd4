import { createHash, randomBytes } from 'node:crypto';

/** Creates the secret of a preview link: 256 random bits. */
export function createPreviewToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token that is stored in the database. */
export function hashPreviewToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
