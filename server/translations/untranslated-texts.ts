import {
  toPartsWithFields,
  type PartWithFields,
  type BlockAndPageTypeContent,
  flattenFields,
  type VersionContent,
} from '../content/index.ts';
import type { ContentDefinitions } from '../shared/content-definition.ts';

/** The content with the texts to compare, without the title, because every translation has its own. */
export type TextContent = BlockAndPageTypeContent & Pick<VersionContent, 'seoTitle' | 'seoDescription'>;

/** A translation, and the contents that its texts may have been copied from. */
export type TranslationWithSources = { pageType: string; content: TextContent; sources: readonly TextContent[] };

/**
 * Returns the properties (as in errors, such as `block.<key>.<field>`) of texts that are the same as in a source.
 * Texts without letters, such as a year, need no translation.
 */
export function findUntranslatedTexts(definitions: ContentDefinitions, compared: TranslationWithSources): string[] {
  const { pageType, content, sources } = compared;
  const textsOf = (one: TextContent) => readTexts(definitions, one, pageType);
  const known = sources.map(textsOf);
  return [...textsOf(content)]
    .filter(([property, text]) => /\p{L}/u.test(text) && known.some((texts) => texts.get(property) === text))
    .map(([property]) => property);
}

function readTexts(definitions: ContentDefinitions, content: TextContent, type: string): Map<string, string> {
  const { pageType, blocks } = toPartsWithFields(definitions, content, type);
  return new Map([
    ...[pageType, ...blocks].flatMap(readPart),
    ['version.seoTitle', normalize(content.seoTitle)],
    ['version.seoDescription', normalize(content.seoDescription)],
  ]);
}

function readPart({ part, fields }: PartWithFields): [string, string][] {
  const ofFields = flattenFields(fields, part.props).flatMap(({ field, value, path }) =>
    textsIn(field.kind, value).map(([inner, text]): [string, string] => [`${path}${inner}`, text]),
  );
  const ofImages = Object.entries(part.images).flatMap(([name, items]) =>
    items.map(({ altText }, index): [string, string] => [`${name}.${index}.altText`, altText]),
  );
  return [...ofFields, ...ofImages].map(([path, text]) => [`${part.propertyPrefix}.${path}`, normalize(text)]);
}

/** Returns the texts of a value, each with the path to append to the field's name. */
function textsIn(kind: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return kind === 'text' || kind === 'rich-text' ? [['', value]] : [];
  if (kind !== 'video' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, text]: [string, unknown]): [string, string][] =>
    (name === 'title' || name === 'text') && typeof text === 'string' ? [[`.${name}`, text]] : [],
  );
}

/** Removes HTML tags, because their links differ between the languages, and normalises white space. */
const normalize = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
