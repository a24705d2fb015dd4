import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Numbered steps beside a short text. */
export const stepsDefinition = {
  id: 'steps',
  icon: 'M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 4 0c0 .591 -.5 1 -1 1.5l-3 2.5h4M6 10v-6l-2 2',
  category: 'lists',
  illustration: [
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
  example: { props: { steps: [{ key: 'r1' }, { key: 'r2' }, { key: 'r3' }] } },
} as const satisfies BlockDefinition;
