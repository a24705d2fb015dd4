import { AppError, PartFailed, type PartFailedCode } from '../errors/index.ts';
import { translateDatabaseError } from './translate-database-error.ts';

/** Names the part of a change that the machine could not do; what the catalogue knows passes as it is. */
export async function orFail<Result>(code: PartFailedCode, part: Promise<Result>): Promise<Result> {
  try {
    return await part;
  } catch (error) {
    const known = translateDatabaseError(error);
    throw known instanceof AppError ? known : new PartFailed(code, error);
  }
}
