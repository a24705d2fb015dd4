import type { BlockDefinition } from '../../shared/content-definition.ts';

export const headingDefinition = {
  id: 'heading',
  icon: 'M7 12h10M7 5v14M17 5v14M15 19h4M15 5h4M5 19h4M5 5h4',
  category: 'text',
  illustration: [
    { tone: 'mark', x: 34, y: 24, width: 66, height: 7, radius: 3.5 },
    { tone: 'faint', x: 34, y: 39, width: 82, height: 3, radius: 1.5 },
    { tone: 'faint', x: 34, y: 46, width: 74, height: 3, radius: 1.5 },
  ],
  fields: [
    { kind: 'text', name: 'text', required: true, maxLength: 255 },
    { kind: 'choice', name: 'level', options: ['2', '3', '4'] },
  ],
  defaults: { text: '', level: '2' },
  example: { props: { level: '2' } },
  headingLevelField: 'level',
} as const satisfies BlockDefinition;
