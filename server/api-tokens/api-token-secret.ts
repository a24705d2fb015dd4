import { createHash, randomBytes } from 'node:crypto';

/** Lets people and secret scanners recognise a leaked token. */
const prefix = 'ximblox_';

const secretPattern = /^ximblox_[\w-]{43}$/;

/** Creates a token's secret: 256 random bits, shown once to its creator. */
export function createApiTokenSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** Whether a text has the form of a token's secret. */
export function isApiTokenSecret(text: string): boolean {
  return secretPattern.test(text);
}

/** Returns the hash that the database stores. A secret with this many random bits needs no slow hash. */
export function hashApiTokenSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
