import type { ErrorItem } from '../shared/errors/index.ts';

/** Something wrong with one row: the codes of the catalogue, by the row's name. */
export type RowError = ErrorItem & { name: string };

/**
 * What became of the rows of one part: added, the same already, in the way of something else, or wrong. Of the last two
 * the first ones by name.
 */
export type PartReport = {
  added: number;
  same: number;
  inTheWay: number;
  wrong: number;
  conflicts: string[];
  errors: RowError[];
};

/** Names that a report lists at most of each part. */
const mostNames = 100;

/** Characters of a name in a report. */
const longestName = 200;

export const emptyReport = (): PartReport => ({ added: 0, same: 0, inTheWay: 0, wrong: 0, conflicts: [], errors: [] });

/** A name as a report can keep it, whatever it is. */
const toShown = (name: string): string => name.slice(0, longestName).toWellFormed().replaceAll('\0', '\ufffd');

export function addConflict(report: PartReport, name: string): void {
  report.inTheWay += 1;
  if (report.conflicts.length < mostNames) report.conflicts.push(toShown(name));
}

export function addErrors(report: PartReport, name: string, errors: readonly ErrorItem[]): void {
  report.wrong += 1;
  const room = mostNames - report.errors.length;
  report.errors.push(
    ...errors.slice(0, room).map(({ code, property }) => ({ name: toShown(name), code, property: toShown(property) })),
  );
}
