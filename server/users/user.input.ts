import { z } from 'zod';
import { languages } from '../../languages/languages.ts';
import { idInput, requiredTextInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import { type Permission, type PermissionName, permissionNames } from '../shared/permission.ts';

/** One address of the form name@domain, without characters that have a meaning in mail headers. */
const emailPattern =
  /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u;

/** An address as typed, without surrounding spaces. V_01 missing, V_02 malformed, V_14 too long. */
export const emailAddress = requiredTextInput(textLimits.name)
  .transform((value) => normalizeText(value.trim()))
  .refine((value) => value === '' || emailPattern.test(value), { params: { code: Errors.invalidEmail } });

/** Images have their own endpoint: this is null or the current URL, which the use case compares. */
const image = z.string().nullish();

const jobTitle = textInput(textLimits.name)
  .nullish()
  .transform((value) => value ?? '');

/** The language of the user's mails. */
const language = z.enum(languages).nullish();

export const createUserInput = z.object({
  email: emailAddress,
  role: idInput,
  name: requiredTextInput(textLimits.name),
  jobTitle,
  image,
  language,
});

/** Properties that are left out do not change; `id` is that of the user the sender means. */
export const updateUserInput = z.object({
  id: idInput.optional(),
  email: emailAddress.optional(),
  role: idInput.optional(),
  name: requiredTextInput(textLimits.name).optional(),
  jobTitle: jobTitle.optional(),
  image,
  language,
});

/** The nested body of the specification, with the profile as an object. */
export const nestedUserInput = z.object({
  email: emailAddress,
  role: idInput,
  profile: z.object({ name: requiredTextInput(textLimits.name), jobTitle, image }),
});

/** Flattens `{email, role, profile: {…}}`, so that errors of the profile are reported by its fields. */
export function flattenUserInput(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const { profile, ID, ...others } = body as Record<string, unknown>;
  const isObject = profile !== null && typeof profile === 'object' && !Array.isArray(profile);
  const { name, jobTitle: title, image: imageUrl } = (isObject ? profile : {}) as Record<string, unknown>;
  return { id: ID, ...others, name: profile === undefined || isObject ? name : [], jobTitle: title, image: imageUrl };
}

const parameterNames: Partial<Record<PermissionName, readonly string[]>> = {
  'create-page': ['locales', 'pageTypes'],
  'edit-page': ['locales', 'pageTypes'],
  'publish-page': ['locales', 'pageTypes'],
  'delete-page': ['locales', 'pageTypes'],
  'manage-media': ['directories'],
};

const permission = z
  .object({
    name: z.enum(permissionNames),
    parameters: z.record(z.string(), z.array(textInput(textLimits.name)).max(1_000)).nullish(),
  })
  .refine(({ name, parameters }) => Object.keys(parameters ?? {}).every((key) => parameterNames[name]?.includes(key)), {
    path: ['parameters'],
  })
  .transform(({ name, parameters }): Permission => {
    return parameters && Object.keys(parameters).length > 0 ? { name, parameters } : { name };
  });

export const roleInput = z.object({
  name: requiredTextInput(textLimits.name).transform((name) => name.trim()),
  permissions: z
    .array(permission)
    .max(permissionNames.length)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
});
