import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import { type User, UserObject } from '../users/index.ts';

@ObjectType({ description: 'Answer of login.' })
export class LoginPayload extends Payload {
  @Field(() => UserObject, { nullable: true, description: 'Who is signed in now.' })
  user: User | null;
}

@ObjectType({ description: 'Answer of logout.' })
export class LogoutPayload extends Payload {}

@ObjectType({ description: 'Answer of refreshSession.' })
export class RefreshSessionPayload extends Payload {
  @Field(() => UserObject, { nullable: true, description: 'Who is signed in.' })
  user: User | null;
}
