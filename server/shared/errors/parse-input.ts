import type { z } from 'zod';
import type { ErrorCode, ErrorItem } from './error-code.ts';
import { InvalidInput } from './app-error.ts';
import { errorCodes, Errors } from './error-code.ts';

type Issue = z.core.$ZodIssue;

const isErrorCode = (value: unknown): value is ErrorCode => errorCodes.includes(value as ErrorCode);

function toCode(issue: Issue): ErrorCode {
  if (issue.code === 'custom' && isErrorCode(issue.params?.code)) return issue.params.code;
  if (issue.code === 'too_big' && issue.origin === 'string') return Errors.tooLong;
  if (issue.code === 'invalid_type' && issue.input === undefined) return Errors.required;
  if (issue.code === 'invalid_union' && issue.input === undefined) return Errors.required;
  return Errors.invalid;
}

function toErrorItem(issue: Issue, entity: string): ErrorItem {
  const field = issue.path.map(String).join('.');
  return { code: toCode(issue), property: field ? `${entity}.${field}` : '' };
}

/**
 * Parses untrusted input with its schema. Throws InvalidInput with `entity.field` properties: V_01 missing, V_14 too
 * long, V_12 otherwise.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown, entity: string): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInput(result.error.issues.map((issue) => toErrorItem(issue, entity)));
}
