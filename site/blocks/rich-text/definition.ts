import type { BlockDefinition } from '../../shared/content-definition.ts';

export const richTextDefinition = {
  id: 'rich-text',
  icon: 'align-left',
  category: 'text',
  fields: [{ kind: 'rich-text', name: 'html', required: true }],
  defaults: { html: '' },
} as const satisfies BlockDefinition;
