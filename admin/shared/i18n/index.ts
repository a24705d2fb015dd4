import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../../languages/languages.ts';
import { readLocalStorage, writeLocalStorage } from '../local-storage.ts';
import { pickLanguage } from './language.ts';

export { type Language, languageNames, languages as interfaceLanguages } from '../../../languages/languages.ts';

const storageKey = 'ximblox.language';

/** One chunk per language; the build adds the texts of the blocks (tools/build/block-texts-plugin.ts). */
const textLoaders = import.meta.glob<{ default: object }>('../../../languages/*/admin.json');

async function applyLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const texts = await textLoaders[`../../../languages/${language}/admin.json`]?.();
    i18next.addResourceBundle(language, 'translation', texts?.default);
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
