import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

function cell(name: string, tag: 'td' | 'th'): Node {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** How the table commands know the nodes. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};

const table = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  /** In the last cell Tab leads out of the text, as everywhere else. */
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: () => go(1), 'Shift-Tab': () => go(-1) };
  },
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tables whose first row are headers; the parts of a table that HTML knows beside are made on writing. */
export const tableExtensions: Node[] = [table, tableRow, cell('tableHeader', 'th'), cell('tableCell', 'td')];

const SIZE = 3;

/** An empty table at the cursor, which stands in its first cell then. */
export function insertTable(editor: Editor): void {
  const { schema, tr } = editor.state;
  const { table: whole, tableRow: row, tableHeader: header, tableCell: plain } = schema.nodes;
  if (!whole || !row || !header || !plain) return;
  const rows = Array.from({ length: SIZE }, (_, index) =>
    row.create(
      null,
      Array.from({ length: SIZE }, () => (index === 0 ? header : plain).createAndFill()).filter((one) => one !== null),
    ),
  );
  const start = tr.selection.from;
  tr.replaceSelectionWith(whole.create(null, rows));
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  editor.commands.focus();
}
