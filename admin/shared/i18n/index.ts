import type { Language } from './language.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readLocalStorage, writeLocalStorage } from '../local-storage.ts';
import { pickLanguage } from './language.ts';

export { type Language, languageNames, interfaceLanguages } from './language.ts';

const storageKey = 'ximblox.language';

const textLoaders: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.json'),
  nl: () => import('./nl.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
};

async function applyLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', (await textLoaders[language]()).default);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads the texts of the chosen or the browser's language; other languages are loaded when chosen. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: {},
    lng: 'en',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await applyLanguage(pickLanguage(readLocalStorage(storageKey), navigator.languages));
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeLocalStorage(storageKey, language);
  await applyLanguage(language);
}
