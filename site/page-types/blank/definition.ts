import type { PageTypeDefinition } from '../../shared/content-definition.ts';

/** Neither header nor footer: the blocks are the page. */
export const blankDefinition = {
  id: 'blank',
  icon: 'file',
  blank: true,
  hasHeader: false,
  hasFooter: false,
  slugPrefix: '',
  fields: [],
  defaultPageTypeProps: {},
  initialBlocks: [],
} as const satisfies PageTypeDefinition;
