import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a part of a connection stands in the whole (Relay).' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follows; true where `before` was given.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether something goes before; true where `after` was given.' })
  hasPreviousPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first edge, the next `before`; null without one.',
  })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge, the next `after`; null without one.' })
  endCursor: string | null;
}
