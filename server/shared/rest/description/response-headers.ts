import type { OpenApiSchema } from './openapi-document.ts';

const seconds = { type: 'integer', minimum: 0 };

/** Response headers. */
export const responseHeaderComponents: Readonly<Record<string, OpenApiSchema>> = {
  CsrfToken: {
    description:
      'Send it with the next change. Missing with an API token and for responses that shared caches may store.',
    schema: { type: 'string' },
    example: 'pZ0mJv9nS1u6mO3hQ7wXc2yKd5tRb8aFgLeViNzU4jM',
  },
  RateLimitLimit: {
    description: 'Calls per minute of an address, a user or a token; missing without a limit.',
    schema: { type: 'integer', minimum: 1 },
    example: 30_000,
  },
  RateLimitRemaining: { description: 'Remaining calls.', schema: seconds, example: 29_998 },
  RateLimitReset: { description: 'Seconds until all calls are available again.', schema: seconds, example: 1 },
  RetryAfter: {
    description: 'Seconds after which a retry may succeed.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
};

const headerReference = (name: string): OpenApiSchema => ({ $ref: `#/components/headers/${name}` });

const usualHeaders: Readonly<Record<string, OpenApiSchema>> = {
  'x-csrf-token': headerReference('CsrfToken'),
  'ratelimit-limit': headerReference('RateLimitLimit'),
  'ratelimit-remaining': headerReference('RateLimitRemaining'),
  'ratelimit-reset': headerReference('RateLimitReset'),
};

/** Returns the headers of a response; refusals to retry later have Retry-After. */
export const responseHeadersFor = (kind: 'usual' | 'refused'): Readonly<Record<string, OpenApiSchema>> =>
  kind === 'usual' ? usualHeaders : { ...usualHeaders, 'retry-after': headerReference('RetryAfter') };
