import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  AllowTokens,
  type GraphQLContext,
  type PendingUpload,
  RequireSession,
  SortOrder,
  toPayload,
  Upload,
} from '../shared/graphql/index.ts';
import { confirmEmail } from './confirm-email.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { getViewerUser } from './get-user.ts';
import { searchUsers } from './search-users.ts';
import { resendActivation } from './resend-activation.ts';
import { setPublicationMails } from './set-publication-mails.ts';
import { updateUser } from './update-user.ts';
import { readImageUpload } from './read-profile-image-upload.ts';
import { removeUserImage, setUserImage } from './user-image.ts';
import { CreateUserInput, UpdateUserInput } from './user-input.type.ts';
import type { User } from './user.queries.ts';
import {
  DeleteUserPayload,
  DonePayload,
  UserFilter,
  UserList,
  UserObject,
  UserPayload,
  UserSort,
  type UserSortValue,
} from './user.type.ts';

/** Removes properties that GraphQL passes as null because they were left out. Use cases only know missing ones. */
const withoutNulls = ({ language, ...changes }: UpdateUserInput): object => ({
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null)),
  ...(language !== undefined && { language }),
});

@Resolver()
export class UserResolver {
  @Query(() => UserObject, { nullable: true, description: 'The signed-in user, null for a visitor. Anyone.' })
  viewer(@Ctx() context: GraphQLContext): Promise<User | null> {
    return getViewerUser(context);
  }

  @Query(() => UserList, { description: 'The users. Permission manage-users.' })
  users(
    @Ctx() context: GraphQLContext,
    @Arg('filter', () => UserFilter, { nullable: true, description: 'Filters the list.' }) filter: UserFilter | null,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
    @Arg('searchTerm', () => String, { nullable: true, description: 'Searched in name, address and job title.' })
    searchTerm: string | null,
    @Arg('sort', () => UserSort, { defaultValue: 'name', description: 'What to sort by, ties by id.' })
    sort: UserSortValue,
    @Arg('order', () => SortOrder, { defaultValue: 'asc', description: 'Sort direction.' }) order: SortOrder,
  ): Promise<UserList> {
    const list = { ...filter, pageIndex, pageSize, searchTerm, columnToSort: sort, sortOrder: order };
    return searchUsers(context, list);
  }

  @AllowTokens('manage-users')
  @Mutation(() => UserPayload, {
    description: 'Creates an inactive user, who gets a mail with an activation link. Permission manage-users.',
  })
  createUser(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => CreateUserInput, { description: 'The new user.' }) input: CreateUserInput,
  ): Promise<UserPayload> {
    return toPayload('user', createUser(context, input));
  }

  @AllowTokens('manage-users')
  @Mutation(() => UserPayload, {
    description:
      "Changes a user within the viewer's permissions. Permission manage-users; signed in for the own profile.",
  })
  updateUser(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the user.' }) id: number,
    @Arg('input', () => UpdateUserInput, { description: 'The changes.' }) input: UpdateUserInput,
  ): Promise<UserPayload> {
    return toPayload('user', updateUser(context, id, withoutNulls(input)));
  }

  @AllowTokens('manage-users')
  @Mutation(() => DeleteUserPayload, {
    description: 'Deletes a user; what the user created stays. Permission manage-users.',
  })
  deleteUser(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the user.' }) id: number,
  ): Promise<DeleteUserPayload> {
    return toPayload(
      'id',
      deleteUser(context, id).then(() => id),
    );
  }

  @AllowTokens('manage-users')
  @Mutation(() => UserPayload, {
    description: 'Mails the activation link again; earlier links become invalid. Permission manage-users.',
  })
  resendActivation(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the user.' }) id: number,
  ): Promise<UserPayload> {
    return toPayload('user', resendActivation(context, id));
  }

  @AllowTokens('manage-users')
  @Mutation(() => UserPayload, {
    description:
      "Sets a user's image: JPEG or PNG, at most 2 MB and 1024×1024 pixels. Permission manage-users; signed in for the own one.",
  })
  setUserImage(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the user.' }) id: number,
    @Arg('image', () => Upload, { description: 'The image, in a multipart request.' }) image: PendingUpload,
  ): Promise<UserPayload> {
    return toPayload(
      'user',
      setUserImage(context, id, () => readImageUpload(image)),
    );
  }

  @AllowTokens('manage-users')
  @Mutation(() => UserPayload, {
    description: "Removes a user's image. Permission manage-users; signed in for the own one.",
  })
  removeUserImage(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the user.' }) id: number,
  ): Promise<UserPayload> {
    return toPayload('user', removeUserImage(context, id));
  }

  @RequireSession()
  @Mutation(() => UserPayload, {
    description: "Switches the viewer's mails about publication requests on or off. Signed in.",
  })
  setPublicationMails(
    @Ctx() context: GraphQLContext,
    @Arg('wanted', () => Boolean, { description: 'Whether they are wanted.' }) wanted: boolean,
  ): Promise<UserPayload> {
    return toPayload('user', setPublicationMails(context, wanted));
  }

  @RequireSession()
  @Mutation(() => DonePayload, { description: 'Confirms a new address by the token that was mailed to it. Anyone.' })
  async confirmEmail(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: 'The token of the mail.' }) token: string,
  ): Promise<DonePayload> {
    const { errors } = await toPayload('done', confirmEmail(context, { token }));
    return { errors };
  }
}
