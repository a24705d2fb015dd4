import { type ErrorCode, errorMessage } from '../../errors/index.ts';
import { responseHeadersFor } from './response-headers.ts';
import type { OpenApiResponse, OpenApiSchema } from './openapi-document.ts';

/** Component name and meaning of each failure status. */
const statuses: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadInput', 'Bad input, each error with its property.'],
  401: ['NotSignedIn', 'Not signed in, or an invalid API token.'],
  403: ['NotPermitted', 'Not permitted, or sent without the headers of a client of this layer (V_04).'],
  404: ['Unknown', 'Unknown.'],
  409: ['Conflict', 'A conflict with existing data; nothing was changed.'],
  413: ['TooLarge', 'Too large.'],
  415: ['WrongContentType', 'A content type that the call does not accept.'],
  429: ['TooManyRequests', 'A rate limit is used up; Retry-After says when to retry.'],
  500: ['Failed', 'Internal error; nothing was changed.'],
  503: [
    'Overloaded',
    'Overload, shutdown, or the database or file storage is unavailable; Retry-After says when to retry.',
  ],
};

/** The usual property of each code. */
const properties: Readonly<Partial<Record<ErrorCode, string>>> = {
  V_01: 'page.title',
  V_02: 'user.email',
  V_03: 'user.confirm',
  V_05: 'user.token',
  V_06: 'page.slug',
  V_07: 'version.revision',
  V_08: 'user.confirm',
  V_09: 'user.password',
  V_10: 'user.password',
  V_11: 'user.password',
  V_12: 'page.locale',
  V_13: 'media.url',
  V_14: 'page.title',
  V_15: 'version.blocks.b1.props.text',
  V_16: 'tag.tag',
  V_17: 'media.f',
  V_18: 'version.blocks.b1.anchorPoint',
  AUTH_02: 'user.currentPassword',
  ML_02: 'media.fileName',
  ML_03: 'media.fileName',
};

function exampleOf(code: ErrorCode): OpenApiSchema {
  const error = { code, property: properties[code] ?? '' };
  return { summary: errorMessage(error), value: { Success: false, Errors: [error], Message: errorMessage(error) } };
}

/** The schema of all failures, restricted to these codes. */
export const failureSchemaFor = (codes: readonly ErrorCode[]): OpenApiSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    { properties: { Errors: { items: { properties: { code: { enum: codes } } } } } },
  ],
});

/** Examples by code. */
export const failureExamplesFor = (codes: readonly ErrorCode[]): Readonly<Record<string, OpenApiSchema>> =>
  Object.fromEntries(codes.map((code) => [code, exampleOf(code)]));

const texts = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `- \`${code}\` ${errorMessage({ code, property: properties[code] ?? '' })}`).join('\n');

/** Collects failure responses, each once for all calls that use it. */
export class FailureResponses {
  readonly all: Record<string, OpenApiResponse> = {};

  /** Returns a reference to the response with this status and these codes. */
  referenceTo(status: number, codes: readonly ErrorCode[]): OpenApiResponse {
    const [title = '', meaning = ''] = statuses[status] ?? [];
    const name = [title, ...codes].join('.');
    this.all[name] ??= {
      description: `${meaning}\n\n${texts(codes)}`,
      headers: responseHeadersFor(status === 429 || status === 503 ? 'refused' : 'usual'),
      content: { 'application/json': { schema: failureSchemaFor(codes), examples: failureExamplesFor(codes) } },
    };
    return { $ref: `#/components/responses/${name}` };
  }
}
