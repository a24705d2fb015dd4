const isList = ({ tagName }: Element): boolean => tagName === 'UL' || tagName === 'OL';

/** A cell's or item's only paragraph is no more than its text; an item may have lists behind it. */
function unwrap(holder: Element): void {
  const [first, ...rest] = holder.children;
  const isPlain = rest.every((child) => holder.tagName === 'LI' && isList(child));
  if (first?.tagName === 'P' && isPlain) first.replaceWith(...first.childNodes);
}

const isHeader = (row: HTMLTableRowElement): boolean =>
  row.cells.length > 0 && [...row.cells].every(({ tagName }) => tagName === 'TH');

/** The header rows at the top become the table's head. */
function addHead(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const end = rows.findIndex((row) => !isHeader(row));
  if (end > 0) table.createTHead().append(...rows.slice(0, end));
}

/**
 * The editor's HTML as a person would write it: it puts a paragraph into every cell and item, and knows no head of a
 * table.
 */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const holder of body.querySelectorAll('td, th, li')) unwrap(holder);
  for (const table of body.querySelectorAll('table')) addHead(table);
  return body.innerHTML;
}
