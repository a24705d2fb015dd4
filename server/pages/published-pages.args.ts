import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import { SortOrder } from '../shared/graphql/index.ts';

/** What connections of published pages can be sorted by. */
export const PublishedPageSort = { FIRST_PUBLISHED: 'firstPublished', TITLE: 'title', SLUG: 'slug' } as const;
export type PublishedPageSort = (typeof PublishedPageSort)[keyof typeof PublishedPageSort];

registerEnumType(PublishedPageSort, {
  name: 'PublishedPageSort',
  description: 'What connections of published pages can be sorted by.',
  valuesConfig: {
    FIRST_PUBLISHED: { description: 'When visitors first saw the page.' },
    TITLE: { description: 'Title of the published version, whatever its case.' },
    SLUG: { description: 'Address in its locale.' },
  },
});

@InputType({ description: 'Narrows a connection of published pages; what is left out narrows nothing.' })
export class PublishedPageFilter {
  @Field(() => [Int], { nullable: true, description: 'Pages with these numbers, at most 100.' })
  ids?: number[] | null;

  @Field(() => [String], { nullable: true, description: 'Pages with these slugs, at most 100; without locale prefix.' })
  slugs?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Pages of this locale.' })
  locale?: string | null;

  @Field(() => String, { nullable: true, description: 'Pages of this type.' })
  type?: string | null;

  @Field(() => String, { nullable: true, description: 'Pages with this public tag, whatever its case.' })
  tag?: string | null;
}

@ArgsType()
export class PublishedPagesArgs {
  @Field(() => Int, { nullable: true, description: 'So many of the first at most, 1 to 100; without `last` too: 25.' })
  first: number | null;

  @Field(() => String, { nullable: true, description: 'Those after this cursor, in the same order.' })
  after: string | null;

  @Field(() => Int, { nullable: true, description: 'So many of the last at most, 1 to 100, in place of `first`.' })
  last: number | null;

  @Field(() => String, { nullable: true, description: 'Those before this cursor, in the same order.' })
  before: string | null;

  @Field(() => PublishedPageFilter, { nullable: true, description: 'Narrows the pages.' })
  filter: PublishedPageFilter | null;

  @Field(() => PublishedPageSort, {
    defaultValue: PublishedPageSort.FIRST_PUBLISHED,
    description: 'What to sort by, ties by id.',
  })
  sort: PublishedPageSort;

  @Field(() => SortOrder, { defaultValue: SortOrder.DESC, description: 'Which way.' })
  order: SortOrder;
}
