import { htmlReader } from '../../shared/html/html-reader.ts';

export type TableCell = { html: string; colSpan: number | undefined; rowSpan: number | undefined };

const MAX_SPAN = 100;

/**
 * Returns the rows of the first table in an HTML string; empty if there is no table. Text outside the table is ignored.
 */
export const readTable = (html: string): TableCell[][] =>
  htmlReader()
    .readRows(html)
    .filter((cells) => cells.length > 0)
    .map((cells) =>
      cells.map(({ colspan, rowspan, ...cell }) => ({
        ...cell,
        colSpan: readSpan(colspan),
        rowSpan: readSpan(rowspan),
      })),
    );

function readSpan(value: string | undefined): number | undefined {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= MAX_SPAN ? span : undefined;
}
