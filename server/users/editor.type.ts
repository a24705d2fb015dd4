import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A user, as others see them.' })
export class Editor {
  @Field(() => Int, { description: 'Number of the user.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'Name; null if the user was deleted.' })
  name: string | null;
}
