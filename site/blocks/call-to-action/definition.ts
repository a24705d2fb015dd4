import type { BlockDefinition } from '../../shared/content-definition.ts';

/** A single call to action: text on the left, its button on the right. */
export const callToActionDefinition = {
  id: 'call-to-action',
  icon: 'M8 13v-8.5a1.5 1.5 0 0 1 3 0v7.5M11 11.5v-2a1.5 1.5 0 0 1 3 0v2.5M14 10.5a1.5 1.5 0 0 1 3 0v1.5M17 11.5a1.5 1.5 0 0 1 3 0v4.5a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7l-.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47M5 3l-1 -1M4 7h-1M14 3l1 -1M15 6h1',
  category: 'action',
  illustration: [
    { tone: 'line', x: 28, y: 27, width: 48, height: 5, radius: 2.5 },
    { tone: 'faint', x: 28, y: 38, width: 38, height: 3, radius: 1.5 },
    { tone: 'mark', x: 92, y: 28, width: 30, height: 13, radius: 3 },
  ],
  fields: [
    { kind: 'text', name: 'title', required: true, maxLength: 120 },
    { kind: 'text', name: 'text', multiline: true, maxLength: 500 },
    { kind: 'text', name: 'label', required: true, maxLength: 60 },
    { kind: 'link', name: 'link', required: true },
    { kind: 'colour', name: 'colour', colours: ['ground', 'evening'] },
  ],
  defaults: { title: '', text: '', label: '', link: null, colour: 'ground' },
  example: { props: { link: { kind: 'internal', value: 'about-the-check' }, colour: 'ground' } },
} as const satisfies BlockDefinition;
