import type { BlockDefinition } from '../../shared/content-definition.ts';

/** A table with a caption, edited in the rich text editor. */
export const tableDefinition = {
  id: 'table',
  icon: 'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14M3 10h18M10 3v18',
  category: 'text',
  illustration: [
    { tone: 'mark', path: 'M28 18h26v4H28ZM62 18h26v4H62ZM96 18h26v4H96Z' },
    { tone: 'line', x: 28, y: 27, width: 94, height: 1.5 },
    { tone: 'faint', path: 'M28 33h22v3H28ZM62 33h26v3H62ZM96 33h18v3H96Z' },
    { tone: 'faint', path: 'M28 43h26v3H28ZM62 43h20v3H62ZM96 43h24v3H96Z' },
    { tone: 'faint', path: 'M28 53h20v3H28ZM62 53h24v3H62ZM96 53h20v3H96Z' },
  ],
  fields: [
    { kind: 'text', name: 'caption', required: true, maxLength: 255 },
    { kind: 'rich-text', name: 'table', required: true },
    { kind: 'toggle', name: 'headerRow' },
    { kind: 'toggle', name: 'headerColumn' },
  ],
  defaults: {
    caption: '',
    table: `<table><tbody>${`<tr>${'<td></td>'.repeat(3)}</tr>`.repeat(3)}</tbody></table>`,
    headerRow: true,
    headerColumn: false,
  },
  example: { props: { headerRow: true, headerColumn: true } },
} as const satisfies BlockDefinition;
