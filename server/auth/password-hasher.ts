import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../shared/concurrency-limit.ts';
import { normalizeText } from '../shared/normalize-text.ts';

/** Hashes by argon2id. The number of parallel hashes is limited, since each takes 19 MiB and a core. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
};

/** What one hash takes: memory in KiB, passes over it, threads. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxConcurrentHashes = 2;

/** The same password typed on different systems may have different code points. */
const normalizePassword = (password: string) => normalizeText(password, 'NFKC');

/** Creates a hasher; tests pass a lower cost. */
export async function createPasswordHasher(cost = defaultCost): Promise<PasswordHasher> {
  const limit = createConcurrencyLimit(maxConcurrentHashes);
  const dummyHash = await hash(randomUUID(), cost);
  return {
    hash: (password) => limit(() => hash(normalizePassword(password), cost)),
    verify: async (stored, password) => {
      const isEqual = await limit(() => verify(stored ?? dummyHash, normalizePassword(password)));
      return isEqual && stored !== null;
    },
  };
}
