import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

test('a password is hashed by argon2id with the parameters that OWASP recommends', async () => {
  const { hash, verify } = await createPasswordHasher();
  const hashed = await hash('Correct-horse-1');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(hashed, 'Correct-horse-1')).toBe(true);
  expect(await verify(hashed, 'Correct-horse-2')).toBe(false);
  expect(await verify(null, 'Correct-horse-1')).toBe(false);
});
