import initialTexts from './initial-texts.json' with { type: 'json' };
import type { PageTypeDefinition } from '../../shared/content-definition.ts';

/** A news article: its slug starts with `news/`; it starts with a text block and a list of other articles. */
export const articleDefinition = {
  id: 'article',
  blank: false,
  hasHeader: true,
  hasFooter: true,
  slugPrefix: 'news/',
  fields: [
    { kind: 'date', name: 'date' },
    { kind: 'text', name: 'intro', multiline: true, maxLength: 1000 },
  ],
  defaultPageTypeProps: { date: '', intro: '' },
  initialBlocks: [
    { type: 'rich-text' },
    {
      type: 'page-list',
      props: { type: 'article', pictures: false },
      texts: initialTexts,
    },
  ],
} as const satisfies PageTypeDefinition;
