import { Field, InputType, Int } from 'type-graphql';
import { Json } from '../shared/graphql/index.ts';

@InputType({ description: 'A new user.' })
export class CreateUserInput {
  @Field(() => String, { description: 'E-mail address; the activation link goes there.' })
  email: string;

  @Field(() => Int, { description: "Number of the role, which must be within the viewer's permissions." })
  role: number;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Job title.' })
  jobTitle?: string | null;

  @Field(() => String, { nullable: true, description: "Language of the user's mails: en, nl, de or fr." })
  language?: string | null;
}

@InputType({ description: 'Changes of a user; properties that are left out do not change.' })
export class UpdateUserInput {
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; a new one is valid once it is confirmed.',
  })
  email?: string | null;

  @Field(() => Int, { nullable: true, description: "Number of the role; changing it ends the user's sessions." })
  role?: number | null;

  @Field(() => String, { nullable: true, description: 'Full name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Job title.' })
  jobTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Language of the user's mails: en, nl, de or fr; null for the site's.",
  })
  language?: string | null;
}

@InputType({ description: 'A permission of a role.' })
export class PermissionInput {
  @Field(() => String, { description: 'Name of the permission, such as create-page.' })
  name: string;

  @Field(() => Json, {
    nullable: true,
    description: 'Limits the permission: lists of locales and pageTypes for pages, of directories for manage-media.',
  })
  parameters?: unknown;
}

@InputType({ description: 'A role.' })
export class RoleInput {
  @Field(() => String, { description: 'Unique name of the role.' })
  name: string;

  @Field(() => [PermissionInput], { description: "Permissions of its users, within the viewer's own." })
  permissions: PermissionInput[];
}
