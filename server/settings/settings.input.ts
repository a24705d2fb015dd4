import { z } from 'zod';
import { requiredTextInput, textInput, textLimits, Errors } from '../shared/errors/index.ts';

/** Two letters, or a language with its region. The default locale may be either; every other one needs a region. */
const localePattern = /^[a-z]{2}(-[a-z]{2})?$/;
const prefixPattern = /^[a-z]{2}-[a-z]{2}$/;

const locale = textInput(5).regex(localePattern);
const locales = z
  .array(locale)
  .max(100)
  .refine((list) => new Set(list).size === list.length);

const email = textInput(textLimits.name).refine((value) => value === '' || z.email().safeParse(value).success, {
  params: { code: Errors.invalidEmail },
});

/** A blank name is dropped: the locale uses the site's own name. */
const siteNames = z
  .array(z.object({ locale, name: textInput(textLimits.name) }))
  .max(100)
  .refine((list) => new Set(list.map((one) => one.locale)).size === list.length)
  .transform((list) => list.filter(({ name }) => name.trim() !== ''));

/** The settings that can be changed. A setting that is left out does not change. */
export const settingsInput = z.object({
  siteName: requiredTextInput(textLimits.name).optional(),
  siteNames: siteNames.optional(),
  contactPhone: textInput(textLimits.name).optional(),
  mailSender: email.optional(),
  availableLocales: locales.min(1).optional(),
  defaultLocale: locale.optional(),
  customSlugLocales: locales.optional(),
  keepLiveWhileRequested: z.boolean().optional(),
  activityTimeout: z.int().min(2).max(1_440).optional(),
  auditRetentionMonths: z.int().min(3).max(120).nullable().optional(),
});

/** Whether a locale can be the prefix of a path, as every locale but the default one must. */
export const isLocalePrefix = (value: string): boolean => prefixPattern.test(value);
