import { AppError, Errors } from '../errors/index.ts';

/** Seconds after which clients may retry. */
const retryAfterSeconds = 10;

/** 503 with a retry time: the media storage does not respond or fails. `cause` is logged. */
export class StorageUnavailable extends AppError {
  constructor(cause: unknown) {
    super(503, [{ code: Errors.general, property: '' }], retryAfterSeconds);
    this.cause = cause;
  }
}
