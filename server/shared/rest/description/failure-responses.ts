import { type ErrorCode, errorMessage, Errors } from '../../errors/index.ts';
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
  [Errors.required]: 'page.title',
  [Errors.invalidEmail]: 'user.email',
  [Errors.confirmationMismatch]: 'user.confirm',
  [Errors.expiredToken]: 'user.token',
  [Errors.alreadyExists]: 'page.slug',
  [Errors.invalidState]: 'version.revision',
  [Errors.passwordMismatch]: 'user.confirm',
  [Errors.passwordTooWeak]: 'user.password',
  [Errors.passwordTooShort]: 'user.password',
  [Errors.passwordTooLong]: 'user.password',
  [Errors.invalid]: 'page.locale',
  [Errors.invalidUrl]: 'media.url',
  [Errors.tooLong]: 'page.title',
  [Errors.invalidHtml]: 'version.blocks.b1.props.text',
  [Errors.blank]: 'tag.tag',
  [Errors.fileRequired]: 'media.f',
  [Errors.duplicateOnPage]: 'version.blocks.b1.anchorPoint',
  [Errors.wrongPassword]: 'user.currentPassword',
  [Errors.targetExists]: 'media.fileName',
  [Errors.nameTaken]: 'media.fileName',
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
