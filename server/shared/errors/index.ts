export {
  AccountLocked,
  AppError,
  ResourceInUse,
  InvalidInput,
  NotFound,
  NotPermitted,
  NotSignedIn,
  StepFailed,
  type StepFailedCode,
  PayloadTooLarge,
  TooManyRequests,
} from './app-error.ts';
export { type ErrorCode, type ErrorItem, Errors, errorCodes } from './error-code.ts';
export { detailedMessage, errorMessage } from './error-message.ts';
export { parseInput } from './parse-input.ts';
export {
  maxInputDepth,
  idInput,
  isLongerThan,
  isStorableText,
  isTooDeeplyNested,
  jsonInput,
  requiredTextInput,
  textInput,
  textLimits,
} from './input-rules.ts';
