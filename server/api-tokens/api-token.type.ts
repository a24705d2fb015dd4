import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { PermissionName } from '../shared/permission.ts';
import type { ApiToken } from './api-token.queries.ts';

@ObjectType('ApiToken', { description: 'By which programs act for a user; its secret is told once.' })
export class ApiTokenObject {
  @Field(() => Int, { description: 'Number of the token.' })
  id: number;

  @Field(() => String, { description: 'What its owner calls it.' })
  name: string;

  @Field(() => [String], {
    description:
      'Names of permissions; what its owner holds of them counts at every use. None: it reads what anyone signed in may, and changes nothing.',
  })
  scopes: string[];

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it ends, or ended.' })
  expiresAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was used last, to the minute; null: never.' })
  lastUsedAt: Date | null;

  /** Kept for the field resolver. */
  userID: number;

  static from(token: ApiToken): ApiTokenObject {
    return token;
  }
}

@ObjectType({ description: 'One page of the list of API tokens.' })
export class ApiTokenList {
  @Field(() => [ApiTokenObject], { description: 'The tokens, newest first.' })
  items: ApiTokenObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@InputType({ description: 'An API token to make.' })
export class ApiTokenInput {
  @Field(() => String, { description: 'What to call it.' })
  name: string;

  @Field(() => [String], { description: "Names of the viewer's own permissions." })
  scopes: PermissionName[];

  @Field(() => DateTime, { description: 'When it ends; within 366 days.' })
  expiresAt: Date;
}

@ObjectType({ description: 'Answer of createApiToken.' })
export class CreateApiTokenPayload extends Payload {
  @Field(() => ApiTokenObject, { nullable: true, description: 'The new token.' })
  apiToken: ApiTokenObject | null;

  @Field(() => String, {
    nullable: true,
    description: 'What programs send as `Authorization: Bearer …`; told this once.',
  })
  secret: string | null;
}

@ObjectType({ description: 'Answer of revokeApiToken.' })
export class RevokeApiTokenPayload extends Payload {
  @Field(() => ApiTokenObject, { nullable: true, description: 'The token as it was.' })
  apiToken: ApiTokenObject | null;
}
