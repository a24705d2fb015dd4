import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class NewestPagesArgs {
  @Field(() => String, { nullable: true, description: 'Pages of this locale only.' })
  locale: string | null;

  @Field(() => String, { nullable: true, description: 'Pages of this type only.' })
  type: string | null;

  @Field(() => String, { nullable: true, description: 'Pages with this public tag only, ignoring case.' })
  tag: string | null;

  @Field(() => Int, { nullable: true, description: 'Most pages to return, 1 to 50; 10 by default.' })
  count: number | null;
}
