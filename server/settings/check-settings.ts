import { type ErrorItem, InvalidInput, parseInput, Errors } from '../shared/errors/index.ts';
import { isLocalePrefix, settingsInput } from './settings.input.ts';
import { defaultSiteSettings, type SiteSettings } from './settings.ts';

/** Finds an unavailable default locale, a malformed prefix, and custom slugs for an unavailable locale. */
function checkLocales({ availableLocales, defaultLocale, customSlugLocales }: SiteSettings): ErrorItem[] {
  const errors: ErrorItem[] = [];
  const invalidLocales = availableLocales.filter((locale) => locale !== defaultLocale && !isLocalePrefix(locale));
  if (invalidLocales.length > 0) errors.push({ code: Errors.invalid, property: 'settings.availableLocales' });
  if (!availableLocales.includes(defaultLocale))
    errors.push({ code: Errors.invalid, property: 'settings.defaultLocale' });
  if (!customSlugLocales.every((locale) => availableLocales.includes(locale)))
    errors.push({ code: Errors.invalid, property: 'settings.customSlugLocales' });
  return errors;
}

/** Finds site names in unavailable locales. */
const checkNames = ({ siteNames, availableLocales }: SiteSettings): ErrorItem[] =>
  siteNames.every(({ locale }) => availableLocales.includes(locale))
    ? []
    : [{ code: Errors.invalid, property: 'settings.siteNames' }];

/** Returns the errors of settings that depend on each other: V_12 on `settings.…`. */
export const checkSettings = (settings: SiteSettings): ErrorItem[] => [
  ...checkLocales(settings),
  ...checkNames(settings),
];

/** Returns those settings of another installation that this release knows. V_01, V_02, V_12, V_14 on `settings.…`. */
export function readImportedSettings(given: unknown): Partial<SiteSettings> {
  const settings = parseInput(settingsInput, given, 'settings');
  const defined = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const errors = checkSettings({ ...defaultSiteSettings, ...defined });
  if (errors.length > 0) throw new InvalidInput(errors);
  return defined;
}
