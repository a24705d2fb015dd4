import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class NewestPagesArgs {
  @Field(() => String, { nullable: true, description: 'Pages of this locale only.' })
  locale: string | null;

  @Field(() => String, { nullable: true, description: 'Pages of this type only.' })
  type: string | null;

  @Field(() => String, { nullable: true, description: 'Pages with this public tag only, whatever its case.' })
  tag: string | null;

  @Field(() => Int, { nullable: true, description: 'So many at most, 1 to 50; else 10.' })
  count: number | null;
}
