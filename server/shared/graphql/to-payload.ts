import { AppError, type ErrorItem, detailedMessage } from '../errors/index.ts';
import type { UserError } from './user-error.type.ts';

/** The GraphQL form of an error's item, with what the whole error adds to its text. */
export function toUserError(item: ErrorItem, error?: Pick<AppError, 'detail' | 'status'>): UserError {
  const { detail = '', status = 400 } = error ?? {};
  return { ...item, message: detailedMessage({ ...item, status }, detail) };
}

/** Errors that are no matter of the input: they end the operation instead of filling a payload. */
const fatalStatus: ReadonlySet<number> = new Set([401, 403, 503]);

/** A payload under the field that its class names: the changed object, or null with the errors. */
type PayloadOf<Key extends string, Value> = { [Name in Key]: Value | null } & { errors: UserError[] };

/** Answers a mutation with the catalogue's errors in the payload. 401, 403, 503 and the unforeseen are thrown. */
export async function toPayload<const Key extends string, Value>(
  key: Key,
  change: Promise<Value>,
): Promise<PayloadOf<Exclude<Key, 'errors'>, Value>> {
  const payload = (value: Value | null, errors: UserError[]) =>
    ({ [key]: value, errors }) as PayloadOf<Exclude<Key, 'errors'>, Value>;
  try {
    return payload(await change, []);
  } catch (error) {
    if (!(error instanceof AppError) || fatalStatus.has(error.status)) throw error;
    return payload(
      null,
      error.errors.map((item) => toUserError(item, error)),
    );
  }
}
