import { AppError } from '../errors/index.ts';

/** Returns null instead of throwing 404. */
export async function nullIfNotFound<Value>(lookup: Promise<Value>): Promise<Value | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
