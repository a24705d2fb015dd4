import type { Schema } from './description.ts';

const seconds = { type: 'integer', minimum: 0 };

/** What answers carry besides their body. */
export const headerComponents: Readonly<Record<string, Schema>> = {
  CsrfToken: {
    description: 'Sent back by the next change; not with an API token, nor with what shared caches may keep.',
    schema: { type: 'string' },
    example: 'pZ0mJv9nS1u6mO3hQ7wXc2yKd5tRb8aFgLeViNzU4jM',
  },
  RateLimitLimit: {
    description: 'Calls that the budget of an address, a user or a token holds; missing where there is no limit.',
    schema: { type: 'integer', minimum: 1 },
    example: 30_000,
  },
  RateLimitRemaining: { description: 'Calls that are left of it.', schema: seconds, example: 29_998 },
  RateLimitReset: { description: 'Seconds until it is full again.', schema: seconds, example: 1 },
  RetryAfter: {
    description: 'Seconds after which a repeat may succeed.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
};

const refer = (name: string): Schema => ({ $ref: `#/components/headers/${name}` });

const usual: Readonly<Record<string, Schema>> = {
  'x-csrf-token': refer('CsrfToken'),
  'ratelimit-limit': refer('RateLimitLimit'),
  'ratelimit-remaining': refer('RateLimitRemaining'),
  'ratelimit-reset': refer('RateLimitReset'),
};

/** Headers of an answer; one that asks to come again later says when. */
export const headersOf = (kind: 'usual' | 'refused'): Readonly<Record<string, Schema>> =>
  kind === 'usual' ? usual : { ...usual, 'retry-after': refer('RetryAfter') };
