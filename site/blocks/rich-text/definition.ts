import type { BlockDefinition } from '../../shared/content-definition.ts';

export const richTextDefinition = {
  id: 'rich-text',
  icon: 'M4 6l16 0M4 12l10 0M4 18l14 0',
  category: 'text',
  illustration: [
    { tone: 'line', x: 34, y: 20, width: 44, height: 4, radius: 2 },
    { tone: 'faint', x: 34, y: 30, width: 82, height: 3, radius: 1.5 },
    { tone: 'faint', x: 34, y: 37, width: 78, height: 3, radius: 1.5 },
    { tone: 'faint', x: 34, y: 44, width: 80, height: 3, radius: 1.5 },
    { tone: 'faint', x: 34, y: 51, width: 30, height: 3, radius: 1.5 },
    { tone: 'mark', x: 66, y: 51, width: 22, height: 3, radius: 1.5 },
  ],
  fields: [{ kind: 'rich-text', name: 'html', required: true }],
  defaults: { html: '' },
} as const satisfies BlockDefinition;
