import { registerEnumType } from 'type-graphql';

/** What lists of pages can be sorted by; the values are the column names of the REST layer. */
export const PageSort = {
  TITLE: 'title',
  SLUG: 'slug',
  LOCALE: 'locale',
  TYPE: 'type',
  STATUS: 'status',
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
} as const;
export type PageSortValue = (typeof PageSort)[keyof typeof PageSort];

registerEnumType(PageSort, {
  name: 'PageSort',
  description: 'What lists of pages can be sorted by.',
  valuesConfig: {
    TITLE: { description: 'Title of the newest version.' },
    SLUG: { description: 'Slug.' },
    LOCALE: { description: 'Locale.' },
    TYPE: { description: 'Page type.' },
    STATUS: { description: 'Status.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was stored last.' },
  },
});
