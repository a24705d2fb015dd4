import { DomUtils, parseDocument, Parser } from 'htmlparser2';
import { type HTMLCell, registerHTMLReader } from './html-reader.ts';

function readRows(html: string): HTMLCell[][] {
  const [table] = DomUtils.getElementsByTagName('table', parseDocument(html), true, 1);
  if (!table) return [];
  return DomUtils.getElementsByTagName('tr', table, true).map((row) =>
    row.children
      .filter((node) => 'attribs' in node)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => ({
        html: DomUtils.getInnerHTML(cell),
        colspan: cell.attribs.colspan,
        rowspan: cell.attribs.rowspan,
      })),
  );
}

registerHTMLReader({
  walk: (html, { onOpen, onText, onClose }) =>
    new Parser({ onopentag: onOpen, ontext: onText, onclosetag: onClose }).end(html),
  readRows,
});
