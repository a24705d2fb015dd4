import { type ErrorCode, errorMessage } from '../../errors/index.ts';
import { headersOf } from './answer-headers.ts';
import type { Response, Schema } from './description.ts';

/** What each status of a failure means, and what its answers are called among the components. */
const statuses: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadInput', 'Bad input, each error with its property.'],
  401: ['NotSignedIn', 'Not signed in, or an API token that does not count.'],
  403: ['NotPermitted', 'Not permitted, or sent without the headers of a client of this layer (V_04).'],
  404: ['Unknown', 'Unknown.'],
  409: ['Conflict', 'A conflict with what is there; nothing was changed.'],
  413: ['TooLarge', 'Too large.'],
  415: ['WrongContentType', 'A content type that the call does not take.'],
  429: ['TooManyRequests', 'A budget is used up; Retry-After says when to come again.'],
  500: ['Failed', 'It failed inside; nothing was changed.'],
  503: [
    'Overloaded',
    'Too much work at once, the server is ending, or the database or the store of the files is away; Retry-After says when to come again.',
  ],
};

/** What a code is usually about. */
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

function exampleOf(code: ErrorCode): Schema {
  const error = { code, property: properties[code] ?? '' };
  return { summary: errorMessage(error), value: { Success: false, Errors: [error], Message: errorMessage(error) } };
}

/** The one form of all failures, with these codes alone. */
export const failureSchemaWith = (codes: readonly ErrorCode[]): Schema => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    { properties: { Errors: { items: { properties: { code: { enum: codes } } } } } },
  ],
});

/** An example of each code, by its name. */
export const failureExamples = (codes: readonly ErrorCode[]): Readonly<Record<string, Schema>> =>
  Object.fromEntries(codes.map((code) => [code, exampleOf(code)]));

const texts = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `- \`${code}\` ${errorMessage({ code, property: properties[code] ?? '' })}`).join('\n');

/** The answers of failures, each written down once however many calls give it. */
export class FailureResponses {
  readonly all: Record<string, Response> = {};

  /** A reference to the answer with a status and these codes. */
  refer(status: number, codes: readonly ErrorCode[]): Response {
    const [title = '', meaning = ''] = statuses[status] ?? [];
    const name = [title, ...codes].join('.');
    this.all[name] ??= {
      description: `${meaning}\n\n${texts(codes)}`,
      headers: headersOf(status === 429 || status === 503 ? 'refused' : 'usual'),
      content: { 'application/json': { schema: failureSchemaWith(codes), examples: failureExamples(codes) } },
    };
    return { $ref: `#/components/responses/${name}` };
  }
}
