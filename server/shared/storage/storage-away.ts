import { AppError } from '../errors/index.ts';

/** Seconds after which the store may be there again. */
const retryAfter = 10;

/** 503 with the seconds to wait: the store of the media does not reply, or fails; `cause` is logged. */
export class StorageAway extends AppError {
  constructor(cause: unknown) {
    super(503, [{ code: 'G_01', property: '' }], retryAfter);
    this.cause = cause;
  }
}
