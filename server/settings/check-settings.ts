import { type ErrorItem, InvalidInput, parseInput } from '../shared/errors/index.ts';
import { hasPrefixForm, settingsInput } from './settings.input.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** A default locale that is not available, a prefix of the wrong form, slugs for a locale that there is not. */
function checkForm({ availableLocales, defaultLocale, customSlugLocales }: Settings): ErrorItem[] {
  const errors: ErrorItem[] = [];
  const unprefixed = availableLocales.filter((locale) => locale !== defaultLocale && !hasPrefixForm(locale));
  if (unprefixed.length > 0) errors.push({ code: 'V_12', property: 'settings.availableLocales' });
  if (!availableLocales.includes(defaultLocale)) errors.push({ code: 'V_12', property: 'settings.defaultLocale' });
  if (!customSlugLocales.every((locale) => availableLocales.includes(locale)))
    errors.push({ code: 'V_12', property: 'settings.customSlugLocales' });
  return errors;
}

/** Names of the site in locales that there are not. */
const checkNames = ({ siteNames, availableLocales }: Settings): ErrorItem[] =>
  siteNames.every(({ locale }) => availableLocales.includes(locale))
    ? []
    : [{ code: 'V_12', property: 'settings.siteNames' }];

/** What is wrong with settings as a whole: V_12 on `settings.…`. */
export const checkSettings = (settings: Settings): ErrorItem[] => [...checkForm(settings), ...checkNames(settings)];

/** Settings of another installation, those that this release knows. V_01, V_02, V_12, V_14 on `settings.…`. */
export function readForeignSettings(given: unknown): Partial<Settings> {
  const settings = parseInput(settingsInput, given, 'settings');
  const known = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const errors = checkSettings({ ...defaultSettings, ...known });
  if (errors.length > 0) throw new InvalidInput(errors);
  return known;
}
