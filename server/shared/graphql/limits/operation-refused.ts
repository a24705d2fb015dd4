import { AppError, TooLarge } from '../../errors/index.ts';
import { limits } from './limits.ts';

/** 400 V_12: an operation that is not run, with a code that GraphQL's clients know and what to say of it. */
export abstract class OperationRefused extends AppError {
  abstract readonly graphqlCode: string;
  abstract override readonly detail: string;

  constructor() {
    super(400, [{ code: 'V_12', property: '' }]);
  }
}

/** An operation that is larger than any client needs. */
export class LimitExceeded extends OperationRefused {
  readonly graphqlCode = 'LIMIT_EXCEEDED';
  override readonly detail: string;

  constructor(detail: string) {
    super();
    this.detail = detail;
  }
}

/** Only the product's own operations are kept; by these words any other client goes on with the whole text. */
export class UnknownPersistedOperation extends OperationRefused {
  readonly graphqlCode = 'PERSISTED_QUERY_NOT_SUPPORTED';
  override readonly detail = 'PersistedQueryNotSupported';
}

/** A subscription, which GraphQL itself would fail at only when it runs it. */
export class NothingToSubscribeTo extends OperationRefused {
  readonly graphqlCode = 'GRAPHQL_VALIDATION_FAILED';
  override readonly detail = 'There is nothing to subscribe to.';
}

/** 413 V_14: a text that nobody types. */
export class OperationTooLong extends TooLarge {
  override readonly detail = `more than ${limits.characters} characters`;

  constructor() {
    super('V_14');
  }
}
