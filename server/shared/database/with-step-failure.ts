import { AppError, StepFailed, type StepFailedCode } from '../errors/index.ts';
import { isUniqueViolation } from './translate-database-error.ts';

/**
 * Reports a failed step of a change with its error code. Errors that have a code pass unchanged, and violations of
 * unique indexes, to which the transaction gives theirs.
 */
export async function withStepFailure<Result>(code: StepFailedCode, step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    throw error instanceof AppError || isUniqueViolation(error) ? error : new StepFailed(code, error);
  }
}
