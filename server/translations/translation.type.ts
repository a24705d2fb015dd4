import { Field, Int, ObjectType } from 'type-graphql';
import { BlockChangeObject } from '../history/index.ts';
import { PageObject } from '../pages/index.ts';
import { DateTime } from '../shared/graphql/index.ts';

@ObjectType({ description: 'Where a page stands against the page that it was translated from.' })
export class PageTranslation {
  @Field(() => PageObject, {
    nullable: true,
    description: 'The page that it was translated from; null when that was removed.',
  })
  source: PageObject | null;

  @Field(() => [BlockChangeObject], { description: 'Blocks of the source that changed since.' })
  changedBlocks: BlockChangeObject[];

  @Field(() => Int, { description: 'How many blocks of the source changed since.' })
  changedBlockCount: number;

  @Field(() => Int, { description: 'Texts of its newest version that still say the same as the source.' })
  untranslatedTextCount: number;

  @Field(() => DateTime, { description: 'When somebody said last that it follows its source, first when it was made.' })
  broughtUpToDateAt: Date;
}
