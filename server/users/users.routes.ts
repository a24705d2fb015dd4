import { z } from 'zod';
import { RawAnswer, type Rest, type RestCall, succeed, successSchema } from '../shared/rest/index.ts';
import { confirmEmail, confirmEmailInput } from './confirm-email.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { getOwnUser, listUsers } from './get-user.ts';
import { presentUser, userSchema } from './present-user.ts';
import { readImageUpload } from './read-image-upload.ts';
import { resendActivation } from './resend-activation.ts';
import { updateUser } from './update-user.ts';
import { openUserImage, removeUserImage, setUserImage } from './user-image.ts';
import { createUserInput, flattenUser, nestedUserInput } from './user.input.ts';

const users = { tag: 'Users', entity: 'user' };
const oneUser = { ...users, ids: { id: { code: 'UM_02', property: 'user.id' } } } as const;

function addReading(rest: Rest): void {
  rest.get(
    '/user',
    { ...users, summary: 'The signed-in user', access: 'signed-in', success: userSchema },
    async ({ context }) => presentUser(await getOwnUser(context)),
  );
  rest.get(
    '/user/list',
    {
      ...users,
      summary: 'Every user, keyed by ID',
      access: 'manage-users',
      success: z.record(z.string(), userSchema),
    },
    async ({ context }) => Object.fromEntries((await listUsers(context)).map((user) => [user.id, presentUser(user)])),
  );
}

function addCreating(rest: Rest): void {
  rest.post(
    '/auth/register',
    {
      ...users,
      summary: 'Makes an inactive user, who gets a mail with an activation link; the body is flat',
      access: 'manage-users',
      body: createUserInput,
      success: successSchema({ User: userSchema }),
      errors: { 400: ['V_02'], 404: ['V_12'], 409: ['V_06'], 500: ['UM_09'] },
    },
    async ({ context, body }) => succeed({ User: presentUser(await createUser(context, body)) }),
  );
  rest.post(
    '/user',
    {
      ...users,
      summary: 'Makes an inactive user, who gets a mail with an activation link',
      access: 'manage-users',
      body: nestedUserInput,
      success: successSchema({ user: userSchema }),
      errors: { 400: ['V_02'], 404: ['V_12'], 409: ['V_06'], 500: ['UM_09'] },
    },
    async ({ context, body }) => succeed({ user: presentUser(await createUser(context, flattenUser(body))) }),
  );
}

const changedFields = { body: nestedUserInput.partial(), withoutBody: 'refused' } as const;

function addChanging(rest: Rest): void {
  rest.put(
    '/user/:id',
    {
      ...oneUser,
      summary: 'Changes a user; with manage-users any up to the own rights, else the own profile alone',
      access: 'signed-in',
      ...changedFields,
      tokenScopes: ['manage-users'],
      success: successSchema({}),
      errors: { 400: ['V_02'], 404: ['V_12'], 409: ['V_06', 'V_07'] },
    },
    async ({ context, ids, body }) => {
      await updateUser(context, ids.id, flattenUser(body));
      return succeed({});
    },
  );
  rest.delete(
    '/user/:id',
    {
      ...oneUser,
      summary: 'Deletes a user; what the user made stays',
      access: 'manage-users',
      success: successSchema({}),
      errors: { 409: ['V_07'], 500: ['UM_04', 'UM_10'] },
    },
    async ({ context, ids }) => {
      await deleteUser(context, ids.id);
      return succeed({});
    },
  );
  rest.post(
    '/user/:id/activation',
    {
      ...oneUser,
      summary: 'Mails the activation link once more; the earlier ones end',
      access: 'manage-users',
      success: successSchema({}),
      errors: { 409: ['V_07'] },
    },
    async ({ context, ids }) => {
      await resendActivation(context, ids.id);
      return succeed({});
    },
  );
}

function addConfirming(rest: Rest): void {
  rest.post(
    '/auth/confirm-email',
    {
      ...users,
      summary: 'Confirms a new address by the token that was mailed to it',
      access: 'anyone',
      body: confirmEmailInput,
      success: successSchema({}),
      errors: { 400: ['V_05'], 409: ['V_06'] },
    },
    async ({ context, body }) => {
      await confirmEmail(context, body);
      return succeed({});
    },
  );
}

const image = successSchema({ image: z.string().nullable().describe('address of the picture') });

async function handleGetImage({ context, ids }: RestCall<'id'>) {
  const { bytes, type } = await openUserImage(context, ids.id);
  return new RawAnswer(bytes, {
    'content-type': type,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
}

function addImages(rest: Rest): void {
  rest.get(
    '/user/:id/image',
    {
      ...oneUser,
      summary: "A user's picture",
      access: 'signed-in',
      success: z.string().meta({ format: 'binary' }),
      file: { contentTypes: ['image/jpeg', 'image/png'] },
    },
    handleGetImage,
  );
  rest.put(
    '/user/:id/image',
    {
      ...oneUser,
      summary: 'Gives a user a picture: JPEG or PNG, at most 2 MB and 1024×1024 pixels',
      access: 'signed-in',
      tokenScopes: ['manage-users'],
      bodyType: 'multipart',
      body: z.object({ profileImage: z.string().meta({ format: 'binary' }) }),
      success: image,
      errors: { 400: ['UM_05', 'UM_06', 'UM_07', 'UM_08', 'V_17'] },
    },
    async ({ context, ids, request }) => {
      const user = await setUserImage(context, ids.id, () => readImageUpload(request));
      return succeed({ image: user.image });
    },
  );
  rest.delete(
    '/user/:id/image',
    {
      ...oneUser,
      summary: "Takes a user's picture away",
      access: 'signed-in',
      tokenScopes: ['manage-users'],
      success: image,
    },
    async ({ context, ids }) => succeed({ image: (await removeUserImage(context, ids.id)).image }),
  );
}

/** Users, their registration and their pictures. */
export function usersRoutes(rest: Rest): void {
  addReading(rest);
  addCreating(rest);
  addChanging(rest);
  addConfirming(rest);
  addImages(rest);
}
