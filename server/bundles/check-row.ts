import { z } from 'zod';
import {
  AppError,
  type ErrorItem,
  InvalidInput,
  isTooDeeplyNested,
  jsonInput,
  parseInput,
  Errors,
} from '../shared/errors/index.ts';
import type { BundlePart, BundleRow } from './bundle-format.ts';
import { maxID, rowSchemas } from './row-schemas.ts';

/** A row that may be stored, or its errors. */
export type CheckedRow = { row: BundleRow } | { errors: readonly ErrorItem[] };

const rowID = z.int().min(1).max(maxID);

/** Runs a check and returns the errors of the catalogue that it throws. */
export async function collectErrors(check: () => BundleRow | Promise<BundleRow>): Promise<CheckedRow> {
  try {
    return { row: await check() };
  } catch (error) {
    if (error instanceof AppError) return { errors: error.errors };
    throw error;
  }
}

/** Checks the key columns of a row. V_01, V_12 on `<part>.<column>`. */
export function checkRowKey({ name, key }: BundlePart, row: BundleRow): BundleRow {
  return parseInput(z.object(Object.fromEntries(key.map((column) => [column, rowID]))), row, name);
}

/**
 * Validates each column like the input it comes from, since a bundle may come from anybody. Unknown columns are
 * dropped. V_01, V_12, V_14, V_16 on `<part>.<column>`.
 */
export function checkRowColumns({ name }: BundlePart, row: BundleRow): BundleRow {
  if (isTooDeeplyNested(row)) throw InvalidInput.of(Errors.invalid, name);
  parseInput(z.record(z.string(), jsonInput), row, name);
  return parseInput(rowSchemas[name], row, name);
}
