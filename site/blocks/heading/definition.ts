import type { BlockDefinition } from '../../shared/content-definition.ts';

export const headingDefinition = {
  id: 'heading',
  icon: 'heading',
  category: 'text',
  fields: [
    { kind: 'text', name: 'text', required: true, maxLength: 255 },
    { kind: 'choice', name: 'level', options: ['2', '3', '4'] },
  ],
  defaults: { text: '', level: '2' },
  headingLevelField: 'level',
} as const satisfies BlockDefinition;
