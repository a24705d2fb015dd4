import type { ErrorCode, ErrorItem } from './error-code.ts';

/** What went wrong in terms of the catalogue; the two edges translate it, `status` is REST's. */
export class AppError extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter: number | null;
  /** What is told after the first error's text; names of what the caller may see anyway. */
  readonly detail: string = '';

  constructor(status: number, errors: readonly ErrorItem[], retryAfter: number | null = null) {
    super(errors.map(({ code, property }) => (property ? `${code} ${property}` : code)).join(', '));
    this.name = new.target.name;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

const conflictCodes: ReadonlySet<ErrorCode> = new Set(['V_06', 'V_07', 'V_18', 'ML_02', 'ML_03']);

/** 400, or 409 where every error is a conflict. */
export class InvalidInput extends AppError {
  constructor(errors: readonly ErrorItem[]) {
    super(errors.every(({ code }) => conflictCodes.has(code)) ? 409 : 400, errors);
  }

  static of(code: ErrorCode, property = ''): InvalidInput {
    return new InvalidInput([{ code, property }]);
  }
}

/** 409 V_07: something that is in use cannot go; `users` are told by name. */
export class InUse extends AppError {
  override readonly detail: string;

  constructor(property: string, users: readonly string[]) {
    super(409, [{ code: 'V_07', property }]);
    this.detail = users.join(', ');
  }
}

/** 401 UM_01. */
export class NotSignedIn extends AppError {
  constructor() {
    super(401, [{ code: 'UM_01', property: '' }]);
  }
}

/** 403, UM_01 unless the request itself could not be trusted (V_04). */
export class NotPermitted extends AppError {
  constructor(code: 'UM_01' | 'V_04' = 'UM_01') {
    super(403, [{ code, property: '' }]);
  }
}

/** 404: PM_01 page or version, UM_02 user, V_12 with the id's property for anything else. */
export class NotFound extends AppError {
  constructor(code: 'PM_01' | 'UM_02' | 'V_12', property = '') {
    super(404, [{ code, property }]);
  }
}

/** 413: ML_01 for a file, V_14 for a body. */
export class TooLarge extends AppError {
  constructor(code: 'ML_01' | 'V_14', property = '') {
    super(413, [{ code, property }]);
  }
}

/** 429 G_01 with the seconds to wait: a budget is used up. */
export class TooManyRequests extends AppError {
  constructor(retryAfter: number) {
    super(429, [{ code: 'G_01', property: '' }], retryAfter);
  }
}

/** AUTH_03 with the seconds to wait: an answer about the account, not about the caller's budget, so no 429. */
export class AccountLocked extends AppError {
  constructor(retryAfter: number) {
    super(400, [{ code: 'AUTH_03', property: '' }], retryAfter);
  }
}

/** 500 with the code of the part that failed; `cause` is logged. */
export class PartFailed extends AppError {
  constructor(code: PartFailedCode, cause: unknown) {
    super(500, [{ code, property: '' }]);
    this.cause = cause;
  }
}

export type PartFailedCode = 'UM_03' | 'UM_04' | 'UM_09' | 'UM_10';
