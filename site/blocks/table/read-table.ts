import { DomUtils, parseDocument } from 'htmlparser2';

export type TableCell = { html: string; colSpan: number | undefined; rowSpan: number | undefined };

const MAX_SPAN = 100;

/**
 * Returns the rows of the first table in an HTML string; empty if there is no table. Text outside the table is ignored.
 */
export function readTable(html: string): TableCell[][] {
  const [table] = DomUtils.getElementsByTagName('table', parseDocument(html), true, 1);
  if (!table) return [];
  return DomUtils.getElementsByTagName('tr', table, true)
    .map((row) =>
      row.children
        .filter((node) => 'attribs' in node)
        .filter(({ name }) => name === 'td' || name === 'th')
        .map((cell) => ({
          html: DomUtils.getInnerHTML(cell),
          colSpan: readSpan(cell.attribs.colspan),
          rowSpan: readSpan(cell.attribs.rowspan),
        })),
    )
    .filter((cells) => cells.length > 0);
}

function readSpan(value: string | undefined): number | undefined {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= MAX_SPAN ? span : undefined;
}
