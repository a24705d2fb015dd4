import { type ErrorCode, type ErrorItem, Errors } from './error-code.ts';

/** An error with codes of the catalogue, translated at both edges; `status` is the HTTP status of REST. */
export class AppError extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | null;
  /** Text after the first error's message; contains only names that the caller may see. */
  readonly detail: string = '';

  constructor(status: number, errors: readonly ErrorItem[], retryAfter: number | null = null) {
    super(errors.map(({ code, property }) => (property ? `${code} ${property}` : code)).join(', '));
    this.name = new.target.name;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

const conflictCodes: ReadonlySet<ErrorCode> = new Set([
  Errors.alreadyExists,
  Errors.invalidState,
  Errors.duplicateOnPage,
  Errors.targetExists,
  Errors.nameTaken,
]);

/** 400, or 409 if every error is a conflict. */
export class InvalidInput extends AppError {
  constructor(errors: readonly ErrorItem[]) {
    super(errors.every(({ code }) => conflictCodes.has(code)) ? 409 : 400, errors);
  }

  static of(code: ErrorCode, property = ''): InvalidInput {
    return new InvalidInput([{ code, property }]);
  }
}

/** 409 V_07: something in use cannot be deleted; the message names its users. */
export class ResourceInUse extends AppError {
  override readonly detail: string;

  constructor(property: string, userNames: readonly string[]) {
    super(409, [{ code: Errors.invalidState, property }]);
    this.detail = userNames.join(', ');
  }
}

/** 401 UM_01. */
export class NotSignedIn extends AppError {
  constructor() {
    super(401, [{ code: Errors.notAuthorized, property: '' }]);
  }
}

/** 403 with UM_01, or V_04 if the request itself is not trusted. */
export class NotPermitted extends AppError {
  constructor(code: typeof Errors.notAuthorized | typeof Errors.invalidCsrfToken = Errors.notAuthorized) {
    super(403, [{ code, property: '' }]);
  }
}

/** 404 with PM_01 (page or version), UM_02 (user), or V_12 with the id's property (others). */
export class NotFound extends AppError {
  constructor(code: typeof Errors.pageNotFound | typeof Errors.userNotFound | typeof Errors.invalid, property = '') {
    super(404, [{ code, property }]);
  }
}

/** 413 with ML_01 (file) or V_14 (body). */
export class PayloadTooLarge extends AppError {
  constructor(code: typeof Errors.fileTooLarge | typeof Errors.tooLong, property = '') {
    super(413, [{ code, property }]);
  }
}

/** 429 G_01 with a retry time: a rate limit is used up. */
export class TooManyRequests extends AppError {
  constructor(retryAfter: number) {
    super(429, [{ code: Errors.general, property: '' }], retryAfter);
  }
}

/** AUTH_03 with a retry time. Not 429: it concerns the account, not the caller's rate limit. */
export class AccountLocked extends AppError {
  constructor(retryAfter: number) {
    super(400, [{ code: Errors.accountLocked, property: '' }], retryAfter);
  }
}

/** 500 with the code of the failed step. `cause` is logged. */
export class StepFailed extends AppError {
  constructor(code: StepFailedCode, cause: unknown) {
    super(500, [{ code, property: '' }]);
    this.cause = cause;
  }
}

/** Codes of failed steps. */
export type StepFailedCode =
  | typeof Errors.auditDeletionFailed
  | typeof Errors.profileDeletionFailed
  | typeof Errors.userCreationFailed
  | typeof Errors.userDeletionFailed;
