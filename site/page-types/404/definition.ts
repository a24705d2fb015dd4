import type { PageTypeDefinition } from '../../shared/content-definition.ts';

export const notFoundDefinition = {
  id: '404',
  blank: false,
  hasHeader: true,
  hasFooter: true,
  slugPrefix: '',
  hasOwnContent: true,
  fields: [{ kind: 'text', name: 'intro', multiline: true, maxLength: 1000 }],
  defaultPageTypeProps: { intro: '' },
  initialBlocks: [],
} as const satisfies PageTypeDefinition;
