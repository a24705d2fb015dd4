import { z } from 'zod';
import { AppError, type ErrorItem, InvalidInput, isTooDeep, json, parseInput } from '../shared/errors/index.ts';
import type { BundlePart, Row } from './bundle-format.ts';
import { largestID, rowShapes } from './row-shapes.ts';

/** A row as it may be stored, or what is wrong with it. */
export type CheckedRow = { row: Row } | { errors: readonly ErrorItem[] };

const number = z.int().min(1).max(largestID);

/** Runs a check; what the catalogue names is what is wrong with the row. */
export async function collectErrors(check: () => Row | Promise<Row>): Promise<CheckedRow> {
  try {
    return { row: await check() };
  } catch (error) {
    if (error instanceof AppError) return { errors: error.errors };
    throw error;
  }
}

/** Whether a row has the numbers by which it is found. V_01, V_12 on `<part>.<column>`. */
export function checkKey({ name, key }: BundlePart, given: Row): Row {
  return parseInput(z.object(Object.fromEntries(key.map((column) => [column, number]))), given, name);
}

/**
 * Holds each column to the rule of the edge where it is typed, since a bundle may come from anybody; columns that are
 * not described are left out. V_01, V_12, V_14, V_16 on `<part>.<column>`.
 */
export function checkColumns({ name }: BundlePart, given: Row): Row {
  if (isTooDeep(given)) throw InvalidInput.of('V_12', name);
  parseInput(z.record(z.string(), json), given, name);
  return parseInput(rowShapes[name], given, name);
}
