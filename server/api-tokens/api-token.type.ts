import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { PermissionName } from '../shared/permission.ts';
import type { ApiToken } from './api-token.queries.ts';

@ObjectType('ApiToken', { description: 'A token by which programs act for a user. Its secret is shown once.' })
export class ApiTokenObject {
  @Field(() => Int, { description: 'Number of the token.' })
  id: number;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => [String], {
    description:
      'Names of permissions, limited to those that its owner has when it is used. Without any it can read what anyone signed in may, and change nothing.',
  })
  scopes: string[];

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it expires, or expired.' })
  expiresAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute; null if never.' })
  lastUsedAt: Date | null;

  /** Needed by the field resolver. */
  userID: number;

  static from(token: ApiToken): ApiTokenObject {
    return token;
  }
}

@ObjectType({ description: 'A page of the list of API tokens.' })
export class ApiTokenList {
  @Field(() => [ApiTokenObject], { description: 'The tokens, newest first.' })
  items: ApiTokenObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@InputType({ description: 'A new API token.' })
export class ApiTokenInput {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => [String], { description: "Names of the viewer's own permissions." })
  scopes: PermissionName[];

  @Field(() => DateTime, { description: 'When it expires; within 366 days.' })
  expiresAt: Date;
}

@ObjectType({ description: 'Result of createApiToken.' })
export class CreateApiTokenPayload extends Payload {
  @Field(() => ApiTokenObject, { nullable: true, description: 'The new token.' })
  apiToken: ApiTokenObject | null;

  @Field(() => String, {
    nullable: true,
    description: 'The value of `Authorization: Bearer …`; returned only here.',
  })
  secret: string | null;
}

@ObjectType({ description: 'Result of revokeApiToken.' })
export class RevokeApiTokenPayload extends Payload {
  @Field(() => ApiTokenObject, { nullable: true, description: 'The token as it was.' })
  apiToken: ApiTokenObject | null;
}
