import { createHash, randomBytes } from 'node:crypto';

/** By which people, and what searches code for secrets, know what it is. */
const prefix = 'ximblox_';

const wellFormed = /^ximblox_[\w-]{43}$/;

/** A token's secret, 256 random bits; shown once, to whoever made it. */
export function createTokenSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

export function isTokenSecret(text: string): boolean {
  return wellFormed.test(text);
}

/** What the database keeps of a secret: so many random bits need no slow hash. */
export function hashTokenSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
