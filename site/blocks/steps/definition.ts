import type { BlockDefinition } from '../../shared/content-definition.ts';

/** What to do one after the other, numbered, beside a few words about it. */
export const stepsDefinition = {
  id: 'steps',
  icon: 'list-numbers',
  category: 'lists',
  description: 'blocks.steps.description',
  picture: [
    { tone: 'line', x: 28, y: 18, width: 34, height: 5, radius: 2.5 },
    { tone: 'faint', path: 'M28 28h32v3H28ZM28 35h26v3H28Z' },
    { tone: 'mark', path: 'M74 17h6v6h-6ZM74 33h6v6h-6ZM74 49h6v6h-6Z' },
    { tone: 'line', path: 'M86 18h26v4H86ZM86 34h32v4H86ZM86 50h22v4H86Z' },
    { tone: 'faint', path: 'M86 25h36v2H86ZM86 41h34v2H86Z' },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    { kind: 'rich-text', name: 'html' },
    {
      kind: 'repeat',
      name: 'steps',
      min: 1,
      max: 20,
      fields: [
        { kind: 'text', name: 'title', required: true, maxLength: 120 },
        { kind: 'text', name: 'text', multiline: true, maxLength: 500 },
      ],
    },
  ],
  defaults: { title: '', html: '', steps: ['r1', 'r2', 'r3'].map((key) => ({ key, title: '', text: '' })) },
  example: {
    props: {
      title: 'After a fire alarm',
      html: '<p>Practise it once a year, on an ordinary Sunday.</p>',
      steps: [
        { key: 'r1', title: 'Everybody out', text: 'By the nearest door, without coats.' },
        { key: 'r2', title: 'Call the fire brigade', text: 'Say the address twice.' },
        { key: 'r3', title: 'Count', text: 'The leader of the children’s service has the list.' },
      ],
    },
  },
} as const satisfies BlockDefinition;
