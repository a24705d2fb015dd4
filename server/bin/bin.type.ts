import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../shared/graphql/index.ts';
import type { BinPage } from './list-page-bin.ts';

@ObjectType('BinPage', { description: 'A page in the bin.' })
export class BinPageObject {
  @Field(() => Int, { description: 'Number of the page, by which it is restored.' })
  id: number;

  @Field(() => String, { description: 'Title of its newest version.' })
  title: string;

  @Field(() => String, { description: 'The slug that it had.' })
  slug: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Id of its page type.' })
  type: string;

  @Field(() => DateTime, { description: 'When it was deleted.' })
  deletedAt: Date;

  @Field(() => DateTime, { description: 'After that it is removed for good.' })
  restorableUntil: Date;

  @Field(() => Boolean, { description: 'Whether its slug is free again.' })
  slugAvailable: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may take it out of the bin.' })
  viewerCanRestore: boolean;

  /** Kept for the field resolver. */
  deletedByID: number | null;

  static from(page: BinPage): BinPageObject {
    return page;
  }
}

@ObjectType({ description: 'One page of the list of deleted pages.' })
export class PageBin {
  @Field(() => [BinPageObject], { description: 'The pages, the last one deleted first.' })
  items: BinPageObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}
