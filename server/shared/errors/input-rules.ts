import { z } from 'zod';
import { Errors } from './error-code.ts';

/** Maximum lengths in characters; longer text is V_14. */
export const textLimits = { name: 255, description: 1_000, comment: 5_000 } as const;

/** Whether a text has more than `limit` code points, as JSON Schema and people count. */
export function isLongerThan(limit: number, value: string): boolean {
  if (value.length <= limit) return false;
  return value.length > 2 * limit || [...value].length > limit;
}

/** Whether PostgreSQL can store a text: it refuses NUL, and a lone surrogate has no UTF-8 form. */
export function isStorableText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Text of at most `limit` characters: V_12 for NUL and lone surrogates, V_14 if too long. */
export function textInput(limit: number) {
  return z
    .string()
    .refine(isStorableText)
    .refine((value) => !isLongerThan(limit, value), { params: { code: Errors.tooLong } })
    .meta({ maxLength: limit });
}

/** Like `textInput`, but not blank: V_01. */
export function requiredTextInput(limit: number) {
  return textInput(limit).refine((value) => value.trim() !== '', { params: { code: Errors.required } });
}

/** An id in a body or query: a positive integer or a string of digits. */
export const idInput = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().positive().max(2_147_483_647));

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([key, item]) => isStorableText(key) && isStorable(item));
};

/** Any JSON value that PostgreSQL can store. */
export const jsonInput = z.unknown().refine((value) => value !== undefined && isStorable(value));

/** Maximum depth of nested objects and arrays: more than any page needs, and safe for recursion. */
export const maxInputDepth = 64;

const isObjectOrArray = (value: unknown): value is object => value !== null && typeof value === 'object';

/** Whether a value is nested more deeply than that, checked without recursion. */
export function isTooDeeplyNested(value: unknown): boolean {
  let level = [value].filter(isObjectOrArray);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxInputDepth) return true;
    level = level.flatMap((item) => Object.values(item).filter(isObjectOrArray));
  }
  return false;
}
