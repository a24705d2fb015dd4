import { AppError, type ErrorItem, detailedMessage } from '../errors/index.ts';
import type { UserError } from './user-error.type.ts';

/** Converts an error item to its GraphQL type, with the detail of the whole error. */
export function toUserError(item: ErrorItem, error?: Pick<AppError, 'detail' | 'status'>): UserError {
  const { detail = '', status = 400 } = error ?? {};
  return { ...item, message: detailedMessage({ ...item, status }, detail) };
}

/** Statuses of errors that do not concern the input: they end the operation instead of filling a payload. */
const fatalStatus: ReadonlySet<number> = new Set([401, 403, 503]);

/** A payload: the changed object under its key, or null with the errors. */
type PayloadOf<Key extends string, Value> = { [Name in Key]: Value | null } & { errors: UserError[] };

/** Returns a mutation's payload with the result or the errors. Throws for 401, 403, 503 and unexpected errors. */
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
