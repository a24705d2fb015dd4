const isList = ({ tagName }: Element): boolean => tagName === 'UL' || tagName === 'OL';

/** Unwraps the only paragraph of a cell or list item; lists may follow it in an item. */
function unwrap(element: Element): void {
  const [first, ...rest] = element.children;
  const isPlain = rest.every((child) => element.tagName === 'LI' && isList(child));
  if (first?.tagName === 'P' && isPlain) first.replaceWith(...first.childNodes);
}

const isHeader = (row: HTMLTableRowElement): boolean =>
  row.cells.length > 0 && [...row.cells].every(({ tagName }) => tagName === 'TH');

/** Moves the header rows at the top into a `<thead>`. */
function addHead(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const end = rows.findIndex((row) => !isHeader(row));
  if (end > 0) table.createTHead().append(...rows.slice(0, end));
}

/**
 * Simplifies the HTML of the rich text editor, which wraps the text of every cell and list item in a paragraph and has
 * no `<thead>`.
 */
export function normaliseEditorHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('td, th, li')) unwrap(element);
  for (const table of body.querySelectorAll('table')) addHead(table);
  return body.innerHTML;
}
