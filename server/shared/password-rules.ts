import { z } from 'zod';
import type { ErrorCode } from './errors/index.ts';
import { isLongerThan, isStorableText, Errors } from './errors/index.ts';
import { normalizeText } from './normalize-text.ts';

/** Minimum and maximum length of a password in code points. */
export const passwordLength = { min: 9, max: 254 } as const;

/** Anything except letters, digits and white space; combining accents belong to their letter. */
const specialCharacter = /[^\p{L}\p{N}\s]/u;

/** Returns the errors of a password: V_09 without an upper-case or special character, V_10 too short, V_11 too long. */
export function findPasswordErrors(password: string): ErrorCode[] {
  const composed = normalizeText(password);
  const errors: ErrorCode[] = [];
  if (!/\p{Lu}/u.test(composed) || !specialCharacter.test(composed)) errors.push(Errors.passwordTooWeak);
  if (!isLongerThan(passwordLength.min - 1, composed)) errors.push(Errors.passwordTooShort);
  if (isLongerThan(passwordLength.max, composed)) errors.push(Errors.passwordTooLong);
  return errors;
}

/** A new password as input: V_01 if missing, otherwise all errors at once. */
export const newPasswordInput = z
  .string()
  .refine(isStorableText)
  .superRefine((value, context) => {
    const errors = value === '' ? ([Errors.required] as const) : findPasswordErrors(value);
    for (const code of errors) context.addIssue({ code: 'custom', params: { code }, input: value });
  });
