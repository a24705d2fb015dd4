import { z } from 'zod';
import { id, requiredText, text, textLimits } from '../shared/errors/index.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import { type Permission, type PermissionName, permissionNames } from '../shared/permission.ts';

/** One address of the form name@domain; characters with a meaning in a mail's head are none of a name. */
const emailPattern =
  /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u;

/** Kept as typed but for spaces around it. V_01 missing, V_02 no address, V_14 too long. */
export const emailAddress = requiredText(textLimits.name)
  .transform((value) => normalizeText(value.trim()))
  .refine((value) => value === '' || emailPattern.test(value), { params: { code: 'V_02' } });

/** Pictures travel by a call of their own: here stands null or the present address, which the use case compares. */
const image = z.string().nullish();

const jobTitle = text(textLimits.name)
  .nullish()
  .transform((value) => value ?? '');

/** Interface language of the user's mails. */
export const languages = ['en', 'nl', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export const createUserInput = z.object({
  email: emailAddress,
  role: id,
  name: requiredText(textLimits.name),
  jobTitle,
  image,
  language: z.enum(languages).nullish(),
});

/** What is left out stays; `id` says whom the sender means. */
export const updateUserInput = z.object({
  id: id.optional(),
  email: emailAddress.optional(),
  role: id.optional(),
  name: requiredText(textLimits.name).optional(),
  jobTitle: jobTitle.optional(),
  image,
  language: z.enum(languages).nullish(),
});

/** The body that the specification names, with the profile as an object of its own. */
export const nestedUserInput = z.object({
  email: emailAddress,
  role: id,
  profile: z.object({ name: requiredText(textLimits.name), jobTitle, image }),
});

/** `{email, role, profile: {…}}` as one flat object; what is wrong with the profile shows in its fields. */
export function flattenUser(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const { profile, ID, ...others } = body as Record<string, unknown>;
  const isObject = profile !== null && typeof profile === 'object' && !Array.isArray(profile);
  const { name, jobTitle: title, image: picture } = (isObject ? profile : {}) as Record<string, unknown>;
  return { id: ID, ...others, name: profile === undefined || isObject ? name : [], jobTitle: title, image: picture };
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
    parameters: z.record(z.string(), z.array(text(textLimits.name)).max(1_000)).nullish(),
  })
  .refine(({ name, parameters }) => Object.keys(parameters ?? {}).every((key) => parameterNames[name]?.includes(key)), {
    path: ['parameters'],
  })
  .transform(({ name, parameters }): Permission => {
    return parameters && Object.keys(parameters).length > 0 ? { name, parameters } : { name };
  });

export const roleInput = z.object({
  name: requiredText(textLimits.name).transform((name) => name.trim()),
  permissions: z
    .array(permission)
    .max(permissionNames.length)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
});
