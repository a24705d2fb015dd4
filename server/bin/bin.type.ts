import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../shared/graphql/index.ts';
import type { BinPage } from './list-page-bin.ts';

@ObjectType('BinPage', { description: 'A page in the bin.' })
export class BinPageObject {
  @Field(() => Int, { description: 'Id of the page, for restoring it.' })
  id: number;

  @Field(() => String, { description: 'Title of its newest version.' })
  title: string;

  @Field(() => String, { description: 'Its former slug.' })
  slug: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Id of its page type.' })
  type: string;

  @Field(() => DateTime, { description: 'When it was deleted.' })
  deletedAt: Date;

  @Field(() => DateTime, { description: 'After this time it is permanently deleted.' })
  restorableUntil: Date;

  @Field(() => Boolean, { description: 'Whether its former slug is free.' })
  slugAvailable: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may restore it.' })
  viewerCanRestore: boolean;

  /** For the field resolver. */
  deletedByID: number | null;

  static from(page: BinPage): BinPageObject {
    return page;
  }
}

@ObjectType({ description: 'One page of the list of deleted pages.' })
export class PageBin {
  @Field(() => [BinPageObject], { description: 'The pages, last deleted first.' })
  items: BinPageObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}
