import type { BlockDefinition } from '../../shared/content-definition.ts';

/** A table with a caption, edited in the rich text editor. */
export const tableDefinition = {
  id: 'table',
  icon: 'table',
  category: 'text',
  description: 'blocks.table.description',
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
  example: {
    props: {
      caption: {
        en: 'What the score means',
        nl: 'Wat de score betekent',
        de: 'Was die Punktzahl bedeutet',
        fr: 'Ce que signifie le score',
      },
      table: {
        en: '<table><tbody><tr><td>Score</td><td>Level</td></tr><tr><td>0 to 39</td><td>Bad</td></tr><tr><td>80 to 100</td><td>Good</td></tr></tbody></table>',
        nl: '<table><tbody><tr><td>Score</td><td>Niveau</td></tr><tr><td>0 tot 39</td><td>Slecht</td></tr><tr><td>80 tot 100</td><td>Goed</td></tr></tbody></table>',
        de: '<table><tbody><tr><td>Punktzahl</td><td>Stufe</td></tr><tr><td>0 bis 39</td><td>Schlecht</td></tr><tr><td>80 bis 100</td><td>Gut</td></tr></tbody></table>',
        fr: '<table><tbody><tr><td>Score</td><td>Niveau</td></tr><tr><td>0 à 39</td><td>Mauvais</td></tr><tr><td>80 à 100</td><td>Bon</td></tr></tbody></table>',
      },
      headerRow: true,
      headerColumn: true,
    },
  },
} as const satisfies BlockDefinition;
