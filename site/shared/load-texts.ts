import { hasTexts, registerTexts, type Texts, textLanguageOf } from './texts.ts';

const files = import.meta.glob<Texts>('../../languages/*/site.json', { import: 'default' });

/** Loads the interface texts of a locale in the browser, once. */
export async function loadTexts(locale: string): Promise<void> {
  const language = textLanguageOf(locale);
  const load = files[`../../languages/${language}/site.json`];
  if (!hasTexts(language) && load) registerTexts(language, await load());
}
