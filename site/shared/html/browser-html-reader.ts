import { type HTMLCell, type HTMLHandler, registerHTMLReader } from './html-reader.ts';

/** The body of an HTML text. It is in no document, so that nothing in it is loaded or run. */
const parseBody = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

function walkChildren(parent: Element, handler: HTMLHandler): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) handler.onText(node.data);
    if (!(node instanceof Element)) continue;
    handler.onOpen(node.localName, Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])));
    walkChildren(node, handler);
    handler.onClose();
  }
}

const toCell = (cell: Element): HTMLCell => ({
  html: cell.innerHTML,
  colspan: cell.getAttribute('colspan') ?? undefined,
  rowspan: cell.getAttribute('rowspan') ?? undefined,
});

registerHTMLReader({
  walk: (html, handler) => walkChildren(parseBody(html), handler),
  readRows: (html) =>
    [...(parseBody(html).querySelector('table')?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th').map(toCell),
    ),
});
