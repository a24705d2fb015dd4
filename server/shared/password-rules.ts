import { z } from 'zod';
import type { ErrorCode } from './errors/index.ts';
import { isLongerThan, isStorableText } from './errors/index.ts';
import { normalizeText } from './normalize-text.ts';

/** Lengths of a password in code points, both allowed. */
export const passwordLength = { min: 9, max: 254 } as const;

/** Special is anything but letter, digit and space; an accent written as a character of its own is part of its letter. */
const special = /[^\p{L}\p{N}\s]/u;

/** What keeps a text from being a password: V_09 without an upper-case or special character, V_10 too short, V_11 too long. */
export function passwordFaults(password: string): ErrorCode[] {
  const composed = normalizeText(password);
  const faults: ErrorCode[] = [];
  if (!/\p{Lu}/u.test(composed) || !special.test(composed)) faults.push('V_09');
  if (!isLongerThan(passwordLength.min - 1, composed)) faults.push('V_10');
  if (isLongerThan(passwordLength.max, composed)) faults.push('V_11');
  return faults;
}

/** A new password: V_01 where missing, else every fault at once. */
export const newPassword = z
  .string()
  .refine(isStorableText)
  .superRefine((value, context) => {
    const faults = value === '' ? (['V_01'] as const) : passwordFaults(value);
    for (const code of faults) context.addIssue({ code: 'custom', params: { code }, input: value });
  });
