import type { BlockDefinition } from '../../shared/content-definition.ts';

export const quoteDefinition = {
  id: 'quote',
  icon: 'quote',
  category: 'text',
  fields: [
    { kind: 'text', name: 'text', required: true, multiline: true, maxLength: 1000 },
    { kind: 'text', name: 'source', maxLength: 255 },
  ],
  defaults: { text: '', source: '' },
} as const satisfies BlockDefinition;
