import { contentParts, type Page, type PageVersion, placedFields } from '../pages/index.ts';
import type { BlockDefinition } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';

export const warningCodes = [
  'MISSING_DESCRIPTION',
  'LONG_TITLE',
  'LONG_DESCRIPTION',
  'SKIPPED_HEADING_LEVEL',
  'SAME_AS_SOURCE',
] as const;

/** Advice that hinders nothing; `property` is named as an error's is. */
export type PublishingWarning = {
  code: (typeof warningCodes)[number];
  property: string;
  /** Places that it is about, where one warning stands for all of them; `property` is the first of them. */
  count?: number;
};

/** What search engines show of a title and a description, in characters. */
const longest = { title: 60, description: 160 };

const lengthOf = (text: string): number => [...text].length;

type SearchTexts = Pick<PageVersion, 'title' | 'seoTitle' | 'seoDescription'>;

function checkSearchTexts({ title, seoTitle, seoDescription }: SearchTexts): PublishingWarning[] {
  const warnings: PublishingWarning[] = [];
  const description = 'version.seoDescription';
  if (lengthOf(seoTitle || title) > longest.title) warnings.push({ code: 'LONG_TITLE', property: 'version.seoTitle' });
  if (seoDescription.trim() === '') warnings.push({ code: 'MISSING_DESCRIPTION', property: description });
  if (lengthOf(seoDescription) > longest.description)
    warnings.push({ code: 'LONG_DESCRIPTION', property: description });
  return warnings;
}

type Heading = { level: number; property: string };
type Part = { owner: string; props: Record<string, unknown> };

function headingsOf(definition: BlockDefinition, { owner, props }: Part): Heading[] {
  return placedFields(definition.fields, props).flatMap(({ field, value, path }) => {
    const property = `${owner}.${path}`;
    if (path === definition.headingLevelField) return [{ level: Number(value), property }];
    if (field.kind !== 'rich-text' || typeof value !== 'string') return [];
    return [...value.matchAll(/<h([2-6])\b/gi)].map(([, level]) => ({ level: Number(level), property }));
  });
}

/** The page's title is level 1; a heading goes at most one level deeper than the one before it. */
function findSkips(headings: readonly Heading[]): string[] {
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
  return [...new Set(skips.map(({ property }) => property))];
}

/** One warning for all texts of a translation that still say the same as its source. */
export function warnOfUntranslated(properties: readonly string[]): PublishingWarning[] {
  const [property] = properties;
  return property === undefined ? [] : [{ code: 'SAME_AS_SOURCE', property, count: properties.length }];
}

/** What a version could do better; its publication is not hindered. */
export function findPublishingWarnings(
  { blockDefinitions }: Pick<Services, 'blockDefinitions'>,
  page: Pick<Page, 'type'>,
  version: PageVersion,
): PublishingWarning[] {
  const definitions = new Map(blockDefinitions.map((definition) => [definition.id, definition]));
  const headings = contentParts(version, page.type).blocks.flatMap((part) => {
    const definition = definitions.get(part.type);
    return definition ? headingsOf(definition, part) : [];
  });
  return [
    ...checkSearchTexts(version),
    ...findSkips(headings).map((property) => ({ code: 'SKIPPED_HEADING_LEVEL' as const, property })),
  ];
}
