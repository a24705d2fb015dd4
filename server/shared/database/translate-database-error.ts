import { InvalidInput, Errors } from '../errors/index.ts';
import type { ErrorItem } from '../errors/index.ts';

/** Error items for violations of unique indexes, by the name of the index. */
export type UniqueIndexErrors = Readonly<Record<string, ErrorItem>>;

/** Returns InvalidInput for a violated unique index, otherwise the error itself. */
export function translateDatabaseError(error: unknown, errorByIndex: UniqueIndexErrors): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error;
  const item = errorByIndex[String(error.constraint)];
  return item ? new InvalidInput([item]) : error;
}

/** PostgreSQL's code for a violation of a unique index. */
const uniqueViolationCode = '23505';

/** Whether a unique index was violated. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolationCode;

/** PostgreSQL's codes for text with NUL or a lone surrogate. */
const unstorableTextCodes: ReadonlySet<unknown> = new Set(['22021', '22P05']);

/** Returns V_12 for text that PostgreSQL cannot store, in case a schema let it through; otherwise the error itself. */
export function translateUnstorableText(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return unstorableTextCodes.has(code) ? InvalidInput.of(Errors.invalid) : error;
}
