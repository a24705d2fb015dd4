import { registerEnumType } from 'type-graphql';

/** Sort columns of page lists; the values are the REST names. */
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
  description: 'Sort columns of page lists.',
  valuesConfig: {
    TITLE: { description: 'Title of the newest version.' },
    SLUG: { description: 'Slug.' },
    LOCALE: { description: 'Locale.' },
    TYPE: { description: 'Page type.' },
    STATUS: { description: 'Status.' },
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_AT: { description: 'When it was last stored.' },
  },
});
