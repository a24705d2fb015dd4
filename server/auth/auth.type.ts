import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import { type User, UserObject } from '../users/index.ts';

@ObjectType({ description: 'Result of login.' })
export class LoginPayload extends Payload {
  @Field(() => UserObject, { nullable: true, description: 'The signed-in user.' })
  user: User | null;
}

@ObjectType({ description: 'Result of logout.' })
export class LogoutPayload extends Payload {}

@ObjectType({ description: 'Result of refreshSession.' })
export class RefreshSessionPayload extends Payload {
  @Field(() => UserObject, { nullable: true, description: 'The signed-in user.' })
  user: User | null;
}
