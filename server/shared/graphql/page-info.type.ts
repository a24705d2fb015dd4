import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Position of a part within a connection (Relay).' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items after it; true if `before` was given.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before it; true if `after` was given.' })
  hasPreviousPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first edge, for `before`; null without edges.',
  })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge, for `after`; null without edges.' })
  endCursor: string | null;
}
