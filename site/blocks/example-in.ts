import type { ExampleContent, Words } from '../shared/content-definition.ts';
import type { ViewContent } from '../shared/view-block.ts';

/** A block's example in the language of a locale: 'nl' of 'nl-nl'. English where it has no words in that one. */
export function exampleIn(locale: string, example: ExampleContent): Partial<ViewContent> {
  const [language = ''] = locale.split('-');
  return say(example, language) as Partial<ViewContent>;
}

function say(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => say(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isWords(value)) return Object.hasOwn(value, language) ? value[language as keyof Words] : value.en;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, say(inner, language)]));
}

function isWords(value: object): value is Words {
  return 'en' in value && 'nl' in value;
}
