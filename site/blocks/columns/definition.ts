import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Text in columns, stacked on narrow screens. */
export const columnsDefinition = {
  id: 'columns',
  icon: 'M3 4a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-16M9 3v18M15 3v18',
  category: 'layout',
  illustration: [
    { tone: 'line', x: 28, y: 18, width: 28, height: 4, radius: 2 },
    { tone: 'line', x: 61, y: 18, width: 24, height: 4, radius: 2 },
    { tone: 'mark', x: 94, y: 18, width: 28, height: 4, radius: 2 },
    { tone: 'faint', path: 'M28 28h28v3H28ZM28 35h26v3H28ZM28 42h28v3H28ZM28 49h16v3H28Z' },
    { tone: 'faint', path: 'M61 28h28v3H61ZM61 35h28v3H61ZM61 42h22v3H61Z' },
    { tone: 'faint', path: 'M94 28h28v3H94ZM94 35h24v3H94ZM94 42h28v3H94ZM94 49h20v3H94Z' },
  ],
  fields: [
    { kind: 'choice', name: 'layout', options: ['equal', 'wide-first', 'wide-last'] },
    {
      kind: 'repeat',
      name: 'columns',
      min: 2,
      max: 4,
      fields: [{ kind: 'rich-text', name: 'html', required: true }],
    },
  ],
  defaults: {
    layout: 'equal',
    columns: [
      { key: 'r1', html: '' },
      { key: 'r2', html: '' },
    ],
  },
  example: { props: { layout: 'equal', columns: [{ key: 'r1' }, { key: 'r2' }] } },
} as const satisfies BlockDefinition;
