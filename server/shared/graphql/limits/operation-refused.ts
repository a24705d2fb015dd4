import { AppError, PayloadTooLarge, Errors } from '../../errors/index.ts';
import { operationLimits } from './operation-limits.ts';

/** 400 V_12: an operation that is not executed, with a code that GraphQL clients know. */
export abstract class OperationRefused extends AppError {
  abstract readonly graphqlCode: string;
  abstract override readonly detail: string;

  constructor() {
    super(400, [{ code: Errors.invalid, property: '' }]);
  }
}

/** An operation that exceeds a limit. */
export class OperationLimitExceeded extends OperationRefused {
  readonly graphqlCode = 'LIMIT_EXCEEDED';
  override readonly detail: string;

  constructor(detail: string) {
    super();
    this.detail = detail;
  }
}

/** A hash that is not one of the product's own operations; this code makes other clients send the whole text. */
export class UnknownPersistedOperation extends OperationRefused {
  readonly graphqlCode = 'PERSISTED_QUERY_NOT_SUPPORTED';
  override readonly detail = 'PersistedQueryNotSupported';
}

/** A subscription; GraphQL itself would fail only when executing it. */
export class SubscriptionsNotSupported extends OperationRefused {
  readonly graphqlCode = 'GRAPHQL_VALIDATION_FAILED';
  override readonly detail = 'There is nothing to subscribe to.';
}

/** 413 V_14: an operation's text that is too long. */
export class OperationTooLong extends PayloadTooLarge {
  override readonly detail = `more than ${operationLimits.characters} characters`;

  constructor() {
    super(Errors.tooLong);
  }
}
