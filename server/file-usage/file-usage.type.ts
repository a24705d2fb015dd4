import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { PageUsingFile } from './list-pages-by-file.ts';

@ObjectType({ description: 'A page that uses a file.' })
export class FilePage implements PageUsingFile {
  @Field(() => Int, { description: 'Number of the page.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Its slug, without locale prefix.' })
  slug: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Id of its page type.' })
  type: string;

  @Field(() => Boolean, { description: 'Whether visitors see the page now.' })
  published: boolean;
}

@ObjectType({ description: 'Pages that use a file.' })
export class FilePageList {
  @Field(() => [FilePage], { description: 'The items of this page of the list.' })
  items: FilePage[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

/** What pages that use a file can be sorted by. */
export const FilePageSort = {
  TITLE: 'title',
  SLUG: 'slug',
  LOCALE: 'locale',
  TYPE: 'type',
  PUBLISHED: 'published',
} as const;
export type FilePageSortValue = (typeof FilePageSort)[keyof typeof FilePageSort];

registerEnumType(FilePageSort, {
  name: 'FilePageSort',
  description: 'What pages that use a file can be sorted by.',
  valuesConfig: {
    TITLE: { description: 'Title.' },
    SLUG: { description: 'Slug.' },
    LOCALE: { description: 'Locale.' },
    TYPE: { description: 'Page type.' },
    PUBLISHED: { description: 'Whether visitors see it.' },
  },
});
