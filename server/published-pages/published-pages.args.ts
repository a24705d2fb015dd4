import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import { SortOrder } from '../shared/graphql/index.ts';

/** Sort columns of connections of published pages. */
export const PublishedPageSort = { FIRST_PUBLISHED: 'firstPublished', TITLE: 'title', SLUG: 'slug' } as const;
export type PublishedPageSort = (typeof PublishedPageSort)[keyof typeof PublishedPageSort];

registerEnumType(PublishedPageSort, {
  name: 'PublishedPageSort',
  description: 'Sort columns of connections of published pages.',
  valuesConfig: {
    FIRST_PUBLISHED: { description: 'When the page was first published.' },
    TITLE: { description: 'Title of the published version, ignoring case.' },
    SLUG: { description: 'Address in its locale.' },
  },
});

@InputType({ description: 'Filters a connection of published pages; fields that are left out do not filter.' })
export class PublishedPageFilter {
  @Field(() => [Int], { nullable: true, description: 'Pages with these ids, at most 100.' })
  ids?: number[] | null;

  @Field(() => [String], { nullable: true, description: 'Pages with these slugs, at most 100; without locale prefix.' })
  slugs?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Pages of this locale.' })
  locale?: string | null;

  @Field(() => String, { nullable: true, description: 'Pages of this type.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Pages with this public tag, ignoring case.' })
  tag?: string | null;
}

@ArgsType()
export class PublishedPagesArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Most pages from the start, 1 to 100; 25 if `last` is left out too.',
  })
  first: number | null;

  @Field(() => String, { nullable: true, description: 'Only pages after this cursor, in the same order.' })
  after: string | null;

  @Field(() => Int, { nullable: true, description: 'Most pages from the end, 1 to 100, instead of `first`.' })
  last: number | null;

  @Field(() => String, { nullable: true, description: 'Only pages before this cursor, in the same order.' })
  before: string | null;

  @Field(() => PublishedPageFilter, { nullable: true, description: 'Filters the pages.' })
  filter: PublishedPageFilter | null;

  @Field(() => PublishedPageSort, {
    defaultValue: PublishedPageSort.FIRST_PUBLISHED,
    description: 'Sort column; ties are sorted by id.',
  })
  sort: PublishedPageSort;

  @Field(() => SortOrder, { defaultValue: SortOrder.DESC, description: 'Sort order.' })
  order: SortOrder;
}
