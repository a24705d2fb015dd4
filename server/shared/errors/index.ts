export {
  AccountLocked,
  AppError,
  InUse,
  InvalidInput,
  NotFound,
  NotPermitted,
  NotSignedIn,
  PartFailed,
  type PartFailedCode,
  TooLarge,
  TooManyRequests,
} from './app-error.ts';
export { type ErrorCode, type ErrorItem, errorCodes } from './error-code.ts';
export { detailedMessage, errorMessage } from './error-message.ts';
export { parseInput } from './parse-input.ts';
export {
  deepestInput,
  id,
  isLongerThan,
  isStorableText,
  isTooDeep,
  json,
  requiredText,
  text,
  textLimits,
} from './text-rules.ts';
