import { Field, InputType, Int } from 'type-graphql';
import { Json } from '../shared/graphql/index.ts';

@InputType({ description: 'A new user.' })
export class CreateUserInput {
  @Field(() => String, { description: 'E-mail address; the activation link goes there.' })
  email: string;

  @Field(() => Int, { description: 'Number of the role; one of at most the own rights.' })
  role: number;

  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'What the user does.' })
  jobTitle?: string | null;

  @Field(() => String, { nullable: true, description: "Language of the user's mails: en, nl, de or fr." })
  language?: string | null;
}

@InputType({ description: 'Changes of a user; what is left out stays.' })
export class UpdateUserInput {
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; a new one counts once it is confirmed from there.',
  })
  email?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the role; changing it ends the sessions of the user.' })
  role?: number | null;

  @Field(() => String, { nullable: true, description: 'Full name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'What the user does.' })
  jobTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Language of the user's mails: en, nl, de or fr; null for the site's.",
  })
  language?: string | null;
}

@InputType({ description: 'A right of a role.' })
export class PermissionInput {
  @Field(() => String, { description: 'Name of the right, such as create-page.' })
  name: string;

  @Field(() => Json, {
    nullable: true,
    description: 'Narrows the right: lists of locales and pageTypes for pages, of directories for manage-media.',
  })
  parameters?: unknown;
}

@InputType({ description: 'A role.' })
export class RoleInput {
  @Field(() => String, { description: 'Name of the role, unlike that of any other.' })
  name: string;

  @Field(() => [PermissionInput], { description: 'What its users may do, at most what the viewer may.' })
  permissions: PermissionInput[];
}
