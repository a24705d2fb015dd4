import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Text in columns, stacked on narrow screens. */
export const columnsDefinition = {
  id: 'columns',
  icon: 'columns-3',
  category: 'layout',
  description: 'blocks.columns.description',
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
  example: {
    props: {
      layout: 'equal',
      columns: [
        {
          key: 'r1',
          html: {
            en: '<h2>Before the service</h2><p>Walk the escape routes. Nothing stands in front of a door.</p>',
            nl: '<h2>Voor de dienst</h2><p>Loop de vluchtwegen na. Voor geen enkele deur staat iets.</p>',
            de: '<h2>Vor dem Gottesdienst</h2><p>Gehen Sie die Fluchtwege ab. Vor keiner Tür steht etwas.</p>',
            fr: '<h2>Avant le culte</h2><p>Parcourez les issues de secours. Rien ne gêne aucune porte.</p>',
          },
        },
        {
          key: 'r2',
          html: {
            en: '<h2>Afterwards</h2><p>Two people count the collection, and both sign.</p>',
            nl: '<h2>Erna</h2><p>Twee mensen tellen de collecte, en beiden tekenen.</p>',
            de: '<h2>Danach</h2><p>Zwei zählen die Kollekte, und beide unterschreiben.</p>',
            fr: '<h2>Après</h2><p>Deux personnes comptent la collecte, et toutes deux signent.</p>',
          },
        },
      ],
    },
  },
} as const satisfies BlockDefinition;
