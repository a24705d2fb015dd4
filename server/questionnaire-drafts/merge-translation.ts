import type { QuestionnaireTexts } from '../questionnaire/index.ts';
import type { TranslationInput } from './draft.input.ts';
import type { Translation } from './draft.queries.ts';

type Merge = {
  given: TranslationInput;
  before: Translation | undefined;
  /** The source's texts as they are now. */
  source: QuestionnaireTexts;
  /** Keys that the content has; texts of others go. */
  keys: readonly string[];
};

/** A text that was written or confirmed now was made from the present source; another keeps the one it was made from. */
export function mergeTranslation({ given, before, source, keys }: Merge): Translation {
  const confirmed = new Set(given.upToDate);
  const texts: Record<string, string> = {};
  const sources: Record<string, string> = {};
  for (const key of keys) {
    const text = given.texts[key] ?? '';
    if (text.trim() === '') continue;
    texts[key] = text;
    const isFresh = text !== before?.texts[key] || confirmed.has(key);
    const madeFrom = isFresh ? source[key] : (before.sources[key] ?? source[key]);
    if (madeFrom !== undefined) sources[key] = madeFrom;
  }
  return { language: given.language, texts, sources };
}
