import type { PageTypeDefinition } from '../../shared/content-definition.ts';

/** The risk check: its questions come from the questionnaire; the page provides address, title and languages. */
export const checkDefinition = {
  id: 'check',
  blank: false,
  hasHeader: true,
  hasFooter: false,
  slugPrefix: '',
  hasOwnContent: true,
  fields: [],
  defaultPageTypeProps: {},
  initialBlocks: [],
} as const satisfies PageTypeDefinition;
