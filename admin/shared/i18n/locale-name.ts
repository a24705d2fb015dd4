import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names a locale in a language: by its language alone, since a site rarely has two regions of one. */
export function nameLocale(locale: string, language: string): string {
  const [spoken = locale] = locale.split('-');
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(spoken) ?? locale;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return locale;
  }
}

export function useLocaleName(): (locale: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => (locale) => nameLocale(locale, i18n.language), [i18n.language]);
}
