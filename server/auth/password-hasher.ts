import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createLimit } from '../shared/limit.ts';
import { normalizeText } from '../shared/normalize-text.ts';

/** argon2id; a bounded number of hashes at a time, since each takes 19 MiB and a core. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
};

/** What one hash takes: memory in KiB, passes over it, threads. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

const productCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashesAtATime = 2;

/** The same password typed on different systems may differ in its code points. */
const normalise = (password: string) => normalizeText(password, 'NFKC');

export async function createPasswordHasher(cost = productCost): Promise<PasswordHasher> {
  const limit = createLimit(hashesAtATime);
  const nobodys = await hash(randomUUID(), cost);
  return {
    hash: (password) => limit(() => hash(normalise(password), cost)),
    verify: async (stored, password) => {
      const equal = await limit(() => verify(stored ?? nobodys, normalise(password)));
      return equal && stored !== null;
    },
  };
}
