import type { BlockDefinition } from '../../shared/content-definition.ts';

export const quoteDefinition = {
  id: 'quote',
  icon: 'M10 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5M19 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5',
  category: 'text',
  illustration: [
    { tone: 'mark', x: 34, y: 20, width: 3, height: 32, radius: 1.5 },
    { tone: 'line', x: 44, y: 22, width: 70, height: 4, radius: 2 },
    { tone: 'line', x: 44, y: 31, width: 58, height: 4, radius: 2 },
    { tone: 'faint', x: 44, y: 46, width: 30, height: 3, radius: 1.5 },
  ],
  fields: [
    { kind: 'text', name: 'text', required: true, multiline: true, maxLength: 1000 },
    { kind: 'text', name: 'source', maxLength: 255 },
  ],
  defaults: { text: '', source: '' },
} as const satisfies BlockDefinition;
