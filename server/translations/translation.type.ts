import { Field, Int, ObjectType } from 'type-graphql';
import { BlockChangeObject } from '../history/index.ts';
import { PageObject } from '../pages/index.ts';
import { DateTime } from '../shared/graphql/index.ts';

@ObjectType({ description: 'Status of a translation relative to its source.' })
export class PageTranslation {
  @Field(() => PageObject, {
    nullable: true,
    description: 'The page that it was translated from; null if that was deleted.',
  })
  source: PageObject | null;

  @Field(() => [BlockChangeObject], { description: 'Blocks of the source that changed since `broughtUpToDateAt`.' })
  changedBlocks: BlockChangeObject[];

  @Field(() => Int, { description: 'Number of blocks of the source that changed since `broughtUpToDateAt`.' })
  changedBlockCount: number;

  @Field(() => Int, { description: 'Number of texts in its newest version that are still the same as in the source.' })
  untranslatedTextCount: number;

  @Field(() => DateTime, { description: 'When it was last marked as up to date; initially when it was created.' })
  broughtUpToDateAt: Date;
}
