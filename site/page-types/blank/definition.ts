import type { PageTypeDefinition } from '../../shared/content-definition.ts';

/** No header or footer: only blocks. */
export const blankDefinition = {
  id: 'blank',
  blank: true,
  hasHeader: false,
  hasFooter: false,
  slugPrefix: '',
  fields: [],
  defaultPageTypeProps: {},
  initialBlocks: [],
} as const satisfies PageTypeDefinition;
