import { z } from 'zod';

/** Lengths in characters; more is V_14. */
export const textLimits = { name: 255, description: 1_000, comment: 5_000 } as const;

/** Whether a text has more characters than that: code points, as JSON Schema and people count, so that an emoji is one. */
export function isLongerThan(limit: number, value: string): boolean {
  if (value.length <= limit) return false;
  return value.length > 2 * limit || [...value].length > limit;
}

/** PostgreSQL refuses NUL in text and jsonb, and a lone surrogate has no UTF-8 form. */
export function isStorableText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** A text of at most `limit` characters: V_12 for NUL and lone surrogates, V_14 when too long. */
export function text(limit: number) {
  return z
    .string()
    .refine(isStorableText)
    .refine((value) => !isLongerThan(limit, value), { params: { code: 'V_14' } })
    .meta({ maxLength: limit });
}

/** As `text`, and not blank: V_01. */
export function requiredText(limit: number) {
  return text(limit).refine((value) => value.trim() !== '', { params: { code: 'V_01' } });
}

/** An id in a body or query: a positive integer, a string of digits counts as one. */
export const id = z
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

/** Any JSON value that PostgreSQL can keep. */
export const json = z.unknown().refine((value) => value !== undefined && isStorable(value));

/** Levels of objects and lists in what a client sends: more than any page has, and far from where recursion ends. */
export const deepestInput = 64;

const isHolder = (value: unknown): value is object => value !== null && typeof value === 'object';

/** Whether a value has more levels than that; goes through it without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isHolder);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepestInput) return true;
    level = level.flatMap((one) => Object.values(one).filter(isHolder));
  }
  return false;
}
