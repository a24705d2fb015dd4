import type { ErrorItem } from '../shared/errors/index.ts';

/** One error of a row: a code of the catalogue, with the row's name. */
export type RowError = ErrorItem & { name: string };

/**
 * Outcome of the rows of one part: added, unchanged, in conflict, or invalid. Lists the first conflicts and errors by
 * name.
 */
export type PartReport = {
  added: number;
  same: number;
  inTheWay: number;
  wrong: number;
  conflicts: string[];
  errors: RowError[];
};

/** Most names that a report lists per part. */
const maxNames = 100;

/** Longest name in a report, characters. */
const maxNameLength = 200;

export const emptyPartReport = (): PartReport => ({
  added: 0,
  same: 0,
  inTheWay: 0,
  wrong: 0,
  conflicts: [],
  errors: [],
});

/** Makes any name storable in a report. */
const toReportName = (name: string): string => name.slice(0, maxNameLength).toWellFormed().replaceAll('\0', '\ufffd');

/** Counts a row in conflict, and adds its name to the report. */
export function addConflict(report: PartReport, name: string): void {
  report.inTheWay += 1;
  if (report.conflicts.length < maxNames) report.conflicts.push(toReportName(name));
}

/** Counts an invalid row, and adds its errors to the report. */
export function addErrors(report: PartReport, name: string, errors: readonly ErrorItem[]): void {
  report.wrong += 1;
  const freeSlots = maxNames - report.errors.length;
  report.errors.push(
    ...errors
      .slice(0, freeSlots)
      .map(({ code, property }) => ({ name: toReportName(name), code, property: toReportName(property) })),
  );
}
