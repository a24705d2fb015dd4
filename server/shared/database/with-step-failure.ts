import { AppError, StepFailed, type StepFailedCode } from '../errors/index.ts';
import { translateDatabaseError } from './translate-database-error.ts';

/** Reports a failed step of a change with its error code. Errors that have a code pass unchanged. */
export async function withStepFailure<Result>(code: StepFailedCode, step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    const known = translateDatabaseError(error);
    throw known instanceof AppError ? known : new StepFailed(code, error);
  }
}
