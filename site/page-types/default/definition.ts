import type { PageTypeDefinition } from '../../shared/content-definition.ts';

export const defaultDefinition = {
  id: 'default',
  blank: false,
  hasHeader: true,
  hasFooter: true,
  slugPrefix: '',
  fields: [{ kind: 'text', name: 'intro', multiline: true, maxLength: 1000 }],
  defaultPageTypeProps: { intro: '' },
  initialBlocks: [],
} as const satisfies PageTypeDefinition;
