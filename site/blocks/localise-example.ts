import type { BlockDefinition } from '../shared/content-definition.ts';
import type { ViewContent } from '../shared/view-block.ts';

/** Texts of a block's example by language, with the structure of the content. */
type ExampleTexts = Readonly<Record<string, object>>;

const textsOfBlocks = import.meta.glob<ExampleTexts>('./*/example.json', { eager: true, import: 'default' });

/** Examples of all blocks in a language that was added later, by the block's id. */
const textsOfLanguages = import.meta.glob<ExampleTexts>('../../languages/*/block-examples.json', {
  eager: true,
  import: 'default',
});

/**
 * Returns a block's example with the texts of its `example.json` in the language of a locale ('nl' of 'nl-nl'), or in
 * English if it has none in that language.
 */
export function localiseExample(locale: string, { id, example = {} }: BlockDefinition): Partial<ViewContent> {
  const [language = ''] = locale.split('-');
  const texts = textsOfBlocks[`./${id}/example.json`] ?? {};
  const ofLanguage = textsOfLanguages[`../../languages/${language}/block-examples.json`]?.[id];
  const own = Object.hasOwn(texts, language) ? texts[language] : ofLanguage;
  return merge(example, own ?? texts.en) as Partial<ViewContent>;
}

/** Adds the texts to the content, to rows of lists by their position. */
function merge(content: unknown, texts: unknown): unknown {
  if (texts === undefined) return content;
  if (Array.isArray(content) && Array.isArray(texts)) return content.map((item, index) => merge(item, texts[index]));
  if (!isObject(content) || !isObject(texts)) return texts;
  const names = Object.keys({ ...content, ...texts });
  return Object.fromEntries(names.map((name) => [name, merge(content[name], texts[name])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
