import { DomUtils, parseDocument, Parser } from 'htmlparser2';
import { type HTMLCell, type HTMLHandler, registerHTMLReader } from './html-reader.ts';

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

/** The parser reports a text in parts, divided at its entities; a browser has one node for it. */
function walk(html: string, { onOpen, onText, onClose }: HTMLHandler): void {
  let text = '';
  const endText = (): void => {
    if (text !== '') onText(text);
    text = '';
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      endText();
      onOpen(tag, attributes);
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: () => {
      endText();
      onClose();
    },
  });
  parser.end(html);
  endText();
}

registerHTMLReader({ walk, readRows });
