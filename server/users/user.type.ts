import { Field, Int, ObjectType } from 'type-graphql';
import { Json } from '../shared/graphql/index.ts';
import type { PermissionName } from '../shared/permission.ts';

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

  @Field(() => RoleObject, { description: 'What the user may do.' })
  role: RoleObject;
}
