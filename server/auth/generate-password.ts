import { randomBytes } from 'node:crypto';

/**
 * Returns a random password of 128 bits that fulfils the password rules (an upper-case letter, a special character).
 */
export function generatePassword(): string {
  return `X-${randomBytes(16).toString('base64url')}`;
}
