import { AppError } from '../errors/index.ts';

/** Seconds after which the database may be there again. */
const retryAfter = 30;

/** 503 with the seconds to wait: the database is away, hangs or ended the connection; `cause` is logged. */
export class DatabaseAway extends AppError {
  constructor(cause: unknown) {
    super(503, [{ code: 'G_01', property: '' }], retryAfter);
    this.cause = cause;
  }
}

/**
 * What the system and PostgreSQL call it: no connection, one that broke, too many, one that is being ended or started,
 * and a statement or a transaction that took longer than it may.
 */
const awayCodes: ReadonlySet<unknown> = new Set(
  (
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN ' +
    '08000 08001 08003 08004 08006 53300 57P01 57P02 57P03 57014 25P03'
  ).split(' '),
);

/** What the driver says, which gives its own errors no code. */
const awayMessages =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|the connection ended|client (was closed|has encountered a connection error) and is not queryable)/i;

function isAway(error: Error): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const hasNoSocket = code === 'ENOENT' && syscall === 'connect';
  return hasNoSocket || awayCodes.has(code) || awayMessages.test(error.message);
}

/** DatabaseAway for an error, or a cause of it, that says so; else the error itself. */
export function translateOutage(error: unknown): unknown {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof AppError) return error;
    if (isAway(one)) return new DatabaseAway(error);
  }
  return error;
}
