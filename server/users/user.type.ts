import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Json, Payload } from '../shared/graphql/index.ts';
import type { PermissionName } from '../shared/permission.ts';

/** What lists of users can be sorted by; the values are the query's column names. */
export const UserSort = {
  NAME: 'name',
  EMAIL: 'email',
  JOB_TITLE: 'jobTitle',
  ROLE: 'role',
  CREATED_AT: 'createdAt',
} as const;
export type UserSortValue = (typeof UserSort)[keyof typeof UserSort];

registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'What lists of users can be sorted by.',
  valuesConfig: {
    NAME: { description: 'Full name.' },
    EMAIL: { description: 'E-mail address.' },
    JOB_TITLE: { description: 'Job title.' },
    ROLE: { description: 'Name of the role.' },
    CREATED_AT: { description: 'When the user was made.' },
  },
});

@InputType({ description: 'Narrows a list of users; what is left out narrows nothing.' })
export class UserFilter {
  @Field(() => Int, { nullable: true, description: 'Number of a role.' })
  roleID?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the account was activated.' })
  active?: boolean | null;
}

@ObjectType('Permission', { description: 'A right of a role.' })
export class PermissionObject {
  @Field(() => String, { description: 'Name of the right, such as create-page.' })
  name: PermissionName;

  @Field(() => Json, {
    nullable: true,
    description:
      'Narrows the right: lists of locales and pageTypes, or of directories. Without it the right holds for all.',
  })
  parameters?: Record<string, string[]>;
}

@ObjectType('Role', { description: 'A named set of rights; every user has one.' })
export class RoleObject {
  @Field(() => Int, { description: 'Number of the role.' })
  id: number;

  @Field(() => String, { description: 'Name of the role.' })
  name: string;

  @Field(() => [PermissionObject], { description: 'What its users may do.' })
  permissions: PermissionObject[];
}

@ObjectType('User', { description: 'A member of the staff.' })
export class UserObject {
  @Field(() => Int, { description: 'Number of the user.' })
  id: number;

  @Field(() => String, { description: 'E-mail address to sign in with.' })
  email: string;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { description: 'What the user does; may be empty.' })
  jobTitle: string;

  @Field(() => String, { nullable: true, description: 'Address of the profile picture.' })
  image: string | null;

  @Field(() => Boolean, { description: 'Whether the account was activated; before, nobody can sign in to it.' })
  active: boolean;

  @Field(() => DateTime, { description: 'When the user was made.' })
  createdAt: string;

  @Field(() => String, {
    nullable: true,
    description: "Language of the user's mails: en, nl, de or fr; null for the site's.",
  })
  language: string | null;

  @Field(() => Boolean, { description: 'Whether mails about publication requests are wanted.' })
  publicationMails: boolean;

  @Field(() => RoleObject, { description: 'What the user may do.' })
  role: RoleObject;
}

@ObjectType({ description: 'A page of a list of users.' })
export class UserList {
  @Field(() => [UserObject], { description: 'The users of this page of the list.' })
  items: UserObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@ObjectType({ description: 'Answer of the mutations that make or change a user.' })
export class UserPayload extends Payload {
  @Field(() => UserObject, { nullable: true, description: 'The user as it is now.' })
  user: UserObject | null;
}

@ObjectType({ description: 'Answer of mutations that leave nothing to show.' })
export class DonePayload extends Payload {}

@ObjectType({ description: 'Answer of deleteUser.' })
export class DeleteUserPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number that the user had.' })
  id: number | null;
}

@ObjectType({ description: 'Answer of deleteRole.' })
export class DeleteRolePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number that the role had.' })
  id: number | null;
}

@ObjectType({ description: 'Answer of the mutations that make or change a role.' })
export class RolePayload extends Payload {
  @Field(() => RoleObject, { nullable: true, description: 'The role as it is now.' })
  role: RoleObject | null;
}
