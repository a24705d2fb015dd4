import type { ExampleContent, LocalisedText } from '../shared/content-definition.ts';
import type { ViewContent } from '../shared/view-block.ts';

/**
 * Returns a block's example in the language of a locale ('nl' of 'nl-nl'), or in English if it has no text in that
 * language.
 */
export function localiseExample(locale: string, example: ExampleContent): Partial<ViewContent> {
  const [language = ''] = locale.split('-');
  return localise(example, language) as Partial<ViewContent>;
}

function localise(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalisedText(value)) return Object.hasOwn(value, language) ? value[language as keyof LocalisedText] : value.en;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, localise(inner, language)]));
}

function isLocalisedText(value: object): value is LocalisedText {
  return 'en' in value && 'nl' in value;
}
