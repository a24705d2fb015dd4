import {
  fieldedParts,
  type FieldedPart,
  type PartedContent,
  placedFields,
  type VersionContent,
} from '../pages/index.ts';
import type { ContentDefinitions } from '../shared/content-definition.ts';

/** What of a version its texts stand in; its title is not among them, as whoever translates a page gives it one. */
export type TextContent = PartedContent & Pick<VersionContent, 'seoTitle' | 'seoDescription'>;

/** A translation with what its texts may have been copied from. */
export type ComparedTexts = { pageType: string; content: TextContent; sources: readonly TextContent[] };

/**
 * The texts of a translation that say the same as its source at the same place, as properties of errors, such as
 * `block.<key>.<field>`. What has no letters, such as a year, needs no translation.
 */
export function findUntranslatedTexts(definitions: ContentDefinitions, compared: ComparedTexts): string[] {
  const { pageType, content, sources } = compared;
  const textsOf = (one: TextContent) => readTexts(definitions, one, pageType);
  const known = sources.map(textsOf);
  return [...textsOf(content)]
    .filter(([property, text]) => /\p{L}/u.test(text) && known.some((texts) => texts.get(property) === text))
    .map(([property]) => property);
}

function readTexts(definitions: ContentDefinitions, content: TextContent, type: string): Map<string, string> {
  const { pageType, blocks } = fieldedParts(definitions, content, type);
  return new Map([
    ...[pageType, ...blocks].flatMap(readPart),
    ['version.seoTitle', normalize(content.seoTitle)],
    ['version.seoDescription', normalize(content.seoDescription)],
  ]);
}

function readPart({ part, fields }: FieldedPart): [string, string][] {
  const ofFields = placedFields(fields, part.props).flatMap(({ field, value, path }) =>
    textsIn(field.kind, value).map(([inner, text]): [string, string] => [`${path}${inner}`, text]),
  );
  const ofImages = Object.entries(part.images).flatMap(([name, items]) =>
    items.map(({ altText }, index): [string, string] => [`${name}.${index}.altText`, altText]),
  );
  return [...ofFields, ...ofImages].map(([path, text]) => [`${part.owner}.${path}`, normalize(text)]);
}

/** The texts of a value, with what stands behind the field's name in their properties. */
function textsIn(kind: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return kind === 'text' || kind === 'rich-text' ? [['', value]] : [];
  if (kind !== 'video' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, text]: [string, unknown]): [string, string][] =>
    (name === 'title' || name === 'text') && typeof text === 'string' ? [[`.${name}`, text]] : [],
  );
}

/** Tags are left out, as the links in them lead to the pages of the translation's own language. */
const normalize = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
