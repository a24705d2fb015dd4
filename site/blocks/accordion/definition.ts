import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Questions that unfold; works without a script. */
export const accordionDefinition = {
  id: 'accordion',
  icon: 'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2M4 16a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2',
  category: 'lists',
  illustration: [
    { tone: 'line', x: 28, y: 18, width: 56, height: 4, radius: 2 },
    { tone: 'mark', x: 114, y: 18, width: 8, height: 4, radius: 2 },
    { tone: 'faint', x: 28, y: 27, width: 84, height: 3, radius: 1.5 },
    { tone: 'faint', x: 28, y: 33, width: 70, height: 3, radius: 1.5 },
    { tone: 'line', x: 28, y: 43, width: 66, height: 4, radius: 2 },
    { tone: 'faint', x: 114, y: 43, width: 8, height: 4, radius: 2 },
    { tone: 'line', x: 28, y: 53, width: 48, height: 4, radius: 2 },
    { tone: 'faint', x: 114, y: 53, width: 8, height: 4, radius: 2 },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    {
      kind: 'repeat',
      name: 'items',
      min: 1,
      max: 50,
      fields: [
        { kind: 'text', name: 'question', required: true, maxLength: 255 },
        { kind: 'rich-text', name: 'answer', required: true },
      ],
    },
    { kind: 'toggle', name: 'firstOpen' },
  ],
  defaults: { title: '', items: [{ key: 'r1', question: '', answer: '' }], firstOpen: false },
  example: { props: { items: [{ key: 'r1' }, { key: 'r2' }], firstOpen: true } },
} as const satisfies BlockDefinition;
