import { AppError, Errors } from '../errors/index.ts';

/** Seconds after which clients may retry. */
const retryAfterSeconds = 30;

/** 503 with a retry time: the database is unreachable, hangs or closed the connection. `cause` is logged. */
export class DatabaseUnavailable extends AppError {
  constructor(cause: unknown) {
    super(503, [{ code: Errors.general, property: '' }], retryAfterSeconds);
    this.cause = cause;
  }
}

/**
 * Codes of the system and PostgreSQL for: no connection, broken connection, too many connections, starting or stopping,
 * and timeouts.
 */
const unavailableCodes: ReadonlySet<unknown> = new Set(
  (
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN ' +
    '08000 08001 08003 08004 08006 53300 57P01 57P02 57P03 57014 25P03'
  ).split(' '),
);

/** Messages of the driver, whose own errors have no code. */
const unavailableMessages =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|the connection ended|client (was closed|has encountered a connection error) and is not queryable)/i;

function isUnavailable(error: Error): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const hasNoSocket = code === 'ENOENT' && syscall === 'connect';
  return hasNoSocket || unavailableCodes.has(code) || unavailableMessages.test(error.message);
}

/** Returns DatabaseUnavailable if the error or one of its causes says so, otherwise the error itself. */
export function translateDatabaseOutage(error: unknown): unknown {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AppError) return error;
    if (isUnavailable(current)) return new DatabaseUnavailable(error);
  }
  return error;
}
