import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const spanAttribute = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

function createCellNode(name: string, tag: 'td' | 'th'): Node {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: spanAttribute('colspan'),
      rowspan: spanAttribute('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** Roles by which ProseMirror's table commands identify nodes. */
const tableRoles: Readonly<Record<string, string>> = {
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
  extendNodeSchema: ({ name }) => (tableRoles[name] ? { tableRole: tableRoles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  /** Tab moves between cells; in the last one it leaves the editor. */
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

/** Extensions for tables; `<thead>` is added when the HTML is written. */
export const tableExtensions: Node[] = [
  table,
  tableRow,
  createCellNode('tableHeader', 'th'),
  createCellNode('tableCell', 'td'),
];

const TABLE_SIZE = 3;

/** Inserts an empty table and moves the caret into its first cell. */
export function insertTable(editor: Editor): void {
  const { schema, tr } = editor.state;
  const { table: whole, tableRow: row, tableHeader: header, tableCell: plain } = schema.nodes;
  if (!whole || !row || !header || !plain) return;
  const rows = Array.from({ length: TABLE_SIZE }, (_, index) =>
    row.create(
      null,
      Array.from({ length: TABLE_SIZE }, () => (index === 0 ? header : plain).createAndFill()).filter(
        (one) => one !== null,
      ),
    ),
  );
  const start = tr.selection.from;
  tr.replaceSelectionWith(whole.create(null, rows));
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  editor.commands.focus();
}
