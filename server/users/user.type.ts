import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Json, Payload } from '../shared/graphql/index.ts';
import type { PermissionName } from '../shared/permission.ts';

/** What lists of users can be sorted by; the values are column names of the query. */
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
    CREATED_AT: { description: 'When the user was created.' },
  },
});

@InputType({ description: 'Filters a list of users; fields that are left out do not filter.' })
export class UserFilter {
  @Field(() => Int, { nullable: true, description: 'Number of a role.' })
  roleID?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the account was activated.' })
  active?: boolean | null;
}

@ObjectType('Permission', { description: 'A permission of a role.' })
export class PermissionObject {
  @Field(() => String, { description: 'Name of the permission, such as create-page.' })
  name: PermissionName;

  @Field(() => Json, {
    nullable: true,
    description:
      'Limits the permission: lists of locales and pageTypes, or of directories. Without it the permission has no limits.',
  })
  parameters?: Record<string, string[]>;
}

@ObjectType('Role', { description: 'A named set of permissions; every user has one role.' })
export class RoleObject {
  @Field(() => Int, { description: 'Number of the role.' })
  id: number;

  @Field(() => String, { description: 'Name of the role.' })
  name: string;

  @Field(() => [PermissionObject], { description: 'Permissions of its users.' })
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

  @Field(() => String, { description: 'Job title; may be empty.' })
  jobTitle: string;

  @Field(() => String, { nullable: true, description: 'URL of the profile image.' })
  image: string | null;

  @Field(() => Boolean, { description: 'Whether the account is activated; before, nobody can sign in to it.' })
  active: boolean;

  @Field(() => DateTime, { description: 'When the user was created.' })
  createdAt: string;

  @Field(() => String, {
    nullable: true,
    description: "Language of the user's mails: en, nl, de or fr; null for the site's.",
  })
  language: string | null;

  @Field(() => Boolean, { description: 'Whether mails about publication requests are wanted.' })
  publicationMails: boolean;

  @Field(() => RoleObject, { description: "The user's role." })
  role: RoleObject;
}

@ObjectType({ description: 'A page of a list of users.' })
export class UserList {
  @Field(() => [UserObject], { description: 'The users of this page of the list.' })
  items: UserObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@ObjectType({ description: 'Result of the mutations that create or change a user.' })
export class UserPayload extends Payload {
  @Field(() => UserObject, { nullable: true, description: 'The created or changed user.' })
  user: UserObject | null;
}

@ObjectType({ description: 'Result of mutations that return nothing else.' })
export class DonePayload extends Payload {}

@ObjectType({ description: 'Result of deleteUser.' })
export class DeleteUserPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of the deleted user.' })
  id: number | null;
}

@ObjectType({ description: 'Result of deleteRole.' })
export class DeleteRolePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of the deleted role.' })
  id: number | null;
}

@ObjectType({ description: 'Result of the mutations that create or change a role.' })
export class RolePayload extends Payload {
  @Field(() => RoleObject, { nullable: true, description: 'The created or changed role.' })
  role: RoleObject | null;
}
