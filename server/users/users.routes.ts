import { z } from 'zod';
import { RawResponse, type RestRouter, type RestCall, successBody, successSchema } from '../shared/rest/index.ts';
import { confirmEmail, confirmEmailInput } from './confirm-email.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { requireViewerUser, listUsers } from './get-user.ts';
import { toUserResponse, userResponse } from './user.response.ts';
import { readProfileImageUpload } from './read-profile-image-upload.ts';
import { resendActivation } from './resend-activation.ts';
import { updateUser } from './update-user.ts';
import { openUserImage, removeUserImage, setUserImage } from './user-image.ts';
import { createUserInput, flattenUserInput, nestedUserInput } from './user.input.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Users', entity: 'user' };
const singleUserOptions = {
  ...routeDefaults,
  ids: { id: { code: Errors.userNotFound, property: 'user.id' } },
} as const;

function addReadRoutes(rest: RestRouter): void {
  rest.get(
    '/user',
    { ...routeDefaults, summary: 'The signed-in user', access: 'signed-in', success: userResponse },
    async ({ context }) => toUserResponse(await requireViewerUser(context)),
  );
  rest.get(
    '/user/list',
    {
      ...routeDefaults,
      summary: 'Every user, keyed by ID',
      access: 'manage-users',
      success: z.record(z.string(), userResponse),
    },
    async ({ context }) =>
      Object.fromEntries((await listUsers(context)).map((user) => [user.id, toUserResponse(user)])),
  );
}

function addCreateRoutes(rest: RestRouter): void {
  rest.post(
    '/auth/register',
    {
      ...routeDefaults,
      summary: 'Creates an inactive user, who gets a mail with an activation link; the body is flat',
      access: 'manage-users',
      body: createUserInput,
      success: successSchema({ User: userResponse }),
      errors: {
        400: [Errors.invalidEmail],
        404: [Errors.invalid],
        409: [Errors.alreadyExists],
        500: [Errors.userCreationFailed],
      },
    },
    async ({ context, body }) => successBody({ User: toUserResponse(await createUser(context, body)) }),
  );
  rest.post(
    '/user',
    {
      ...routeDefaults,
      summary: 'Creates an inactive user, who gets a mail with an activation link',
      access: 'manage-users',
      body: nestedUserInput,
      success: successSchema({ user: userResponse }),
      errors: {
        400: [Errors.invalidEmail],
        404: [Errors.invalid],
        409: [Errors.alreadyExists],
        500: [Errors.userCreationFailed],
      },
    },
    async ({ context, body }) =>
      successBody({ user: toUserResponse(await createUser(context, flattenUserInput(body))) }),
  );
}

const changeBody = { body: nestedUserInput.partial(), withoutBody: 'refused' } as const;

function addChangeRoutes(rest: RestRouter): void {
  rest.put(
    '/user/:id',
    {
      ...singleUserOptions,
      summary: 'Changes a user; with manage-users any user within the own permissions, otherwise only the own profile',
      access: 'signed-in',
      ...changeBody,
      tokenScopes: ['manage-users'],
      success: successSchema({}),
      errors: { 400: [Errors.invalidEmail], 404: [Errors.invalid], 409: [Errors.alreadyExists, Errors.invalidState] },
    },
    async ({ context, ids, body }) => {
      await updateUser(context, ids.id, flattenUserInput(body));
      return successBody({});
    },
  );
  rest.delete(
    '/user/:id',
    {
      ...singleUserOptions,
      summary: 'Deletes a user; what the user created stays',
      access: 'manage-users',
      success: successSchema({}),
      errors: { 409: [Errors.invalidState], 500: [Errors.profileDeletionFailed, Errors.userDeletionFailed] },
    },
    async ({ context, ids }) => {
      await deleteUser(context, ids.id);
      return successBody({});
    },
  );
  rest.post(
    '/user/:id/activation',
    {
      ...singleUserOptions,
      summary: 'Mails the activation link again; earlier links become invalid',
      access: 'manage-users',
      success: successSchema({}),
      errors: { 409: [Errors.invalidState] },
    },
    async ({ context, ids }) => {
      await resendActivation(context, ids.id);
      return successBody({});
    },
  );
}

function addConfirmRoute(rest: RestRouter): void {
  rest.post(
    '/auth/confirm-email',
    {
      ...routeDefaults,
      summary: 'Confirms a new address by the token that was mailed to it',
      access: 'anyone',
      body: confirmEmailInput,
      success: successSchema({}),
      errors: { 400: [Errors.expiredToken], 409: [Errors.alreadyExists] },
    },
    async ({ context, body }) => {
      await confirmEmail(context, body);
      return successBody({});
    },
  );
}

const imageResponse = successSchema({ image: z.string().nullable().describe('URL of the image') });

async function handleGetImage({ context, ids }: RestCall<'id'>) {
  const { bytes, type } = await openUserImage(context, ids.id);
  return new RawResponse(bytes, {
    'content-type': type,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
}

function addImageRoutes(rest: RestRouter): void {
  rest.get(
    '/user/:id/image',
    {
      ...singleUserOptions,
      summary: "A user's image",
      access: 'signed-in',
      success: z.string().meta({ format: 'binary' }),
      file: { contentTypes: ['image/jpeg', 'image/png'] },
    },
    handleGetImage,
  );
  rest.put(
    '/user/:id/image',
    {
      ...singleUserOptions,
      summary: "Sets a user's image: JPEG or PNG, at most 2 MB and 1024×1024 pixels",
      access: 'signed-in',
      tokenScopes: ['manage-users'],
      bodyType: 'multipart',
      body: z.object({ profileImage: z.string().meta({ format: 'binary' }) }),
      success: imageResponse,
      errors: {
        400: [
          Errors.imageTooLarge,
          Errors.unsupportedImageFormat,
          Errors.invalidImage,
          Errors.tooManyPixels,
          Errors.fileRequired,
        ],
      },
    },
    async ({ context, ids, request }) => {
      const user = await setUserImage(context, ids.id, () => readProfileImageUpload(request));
      return successBody({ image: user.image });
    },
  );
  rest.delete(
    '/user/:id/image',
    {
      ...singleUserOptions,
      summary: "Removes a user's image",
      access: 'signed-in',
      tokenScopes: ['manage-users'],
      success: imageResponse,
    },
    async ({ context, ids }) => successBody({ image: (await removeUserImage(context, ids.id)).image }),
  );
}

/** REST routes of users, their registration and their images. */
export function usersRoutes(rest: RestRouter): void {
  addReadRoutes(rest);
  addCreateRoutes(rest);
  addChangeRoutes(rest);
  addConfirmRoute(rest);
  addImageRoutes(rest);
}
