import type { DraftTranslation, QuestionnaireTexts } from '../questionnaire/index.ts';
import type { DraftTranslationInput } from './draft.input.ts';

type Merge = {
  given: DraftTranslationInput;
  before: DraftTranslation | undefined;
  /** Current texts of the source language. */
  source: QuestionnaireTexts;
  /** Keys of the content; texts with other keys are dropped. */
  keys: readonly string[];
};

/**
 * Links each text to the source text it was translated from. A text that was changed or confirmed now belongs to the
 * current source; another one keeps its source.
 */
export function mergeTranslation({ given, before, source, keys }: Merge): DraftTranslation {
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
