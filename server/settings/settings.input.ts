import { z } from 'zod';
import { requiredText, text, textLimits } from '../shared/errors/index.ts';

/** Two letters, or a language with its region: the default locale may be either, every other has its prefix's form. */
const localeForm = /^[a-z]{2}(-[a-z]{2})?$/;
const prefixForm = /^[a-z]{2}-[a-z]{2}$/;

const locale = text(5).regex(localeForm);
const locales = z
  .array(locale)
  .max(100)
  .refine((list) => new Set(list).size === list.length);

const email = text(textLimits.name).refine((value) => value === '' || z.email().safeParse(value).success, {
  params: { code: 'V_02' },
});

/** A blank name is none: the locale has the site's own name. */
const siteNames = z
  .array(z.object({ locale, name: text(textLimits.name) }))
  .max(100)
  .refine((list) => new Set(list.map((one) => one.locale)).size === list.length)
  .transform((list) => list.filter(({ name }) => name.trim() !== ''));

/** What can be changed of the settings; a setting left out stays. */
export const settingsInput = z.object({
  siteName: requiredText(textLimits.name).optional(),
  siteNames: siteNames.optional(),
  contactPhone: text(textLimits.name).optional(),
  mailSender: email.optional(),
  availableLocales: locales.min(1).optional(),
  defaultLocale: locale.optional(),
  customSlugLocales: locales.optional(),
  keepLiveWhileRequested: z.boolean().optional(),
  activityTimeout: z.int().min(2).max(1_440).optional(),
  auditRetentionMonths: z.int().min(3).max(120).nullable().optional(),
});

/** Whether a locale that is not the default one has the form of a path's prefix. */
export const hasPrefixForm = (value: string): boolean => prefixForm.test(value);
