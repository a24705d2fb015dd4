import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a locale's name in a language: only its language, since sites rarely have two regions of one language. */
export function getLocaleName(locale: string, language: string): string {
  const [languageCode = locale] = locale.split('-');
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(languageCode) ?? locale;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return locale;
  }
}

export function useLocaleName(): (locale: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => (locale) => getLocaleName(locale, i18n.language), [i18n.language]);
}
