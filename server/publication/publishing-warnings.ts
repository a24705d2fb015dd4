import { toContentParts, flattenFields } from '../content/index.ts';
import type { Page, PageVersion } from '../pages/index.ts';
import type { BlockDefinition } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';

/** All codes of warnings. */
export const warningCodes = [
  'MISSING_DESCRIPTION',
  'LONG_TITLE',
  'LONG_DESCRIPTION',
  'SKIPPED_HEADING_LEVEL',
  'SAME_AS_SOURCE',
] as const;

/** A warning that does not block publishing; `property` has the same form as in errors. */
export type PublishingWarning = {
  code: (typeof warningCodes)[number];
  property: string;
  /** Number of affected texts if one warning covers several; `property` is the first of them. */
  count?: number;
};

/** How many characters of title and description search engines show. */
const maxSearchTextLength = { title: 60, description: 160 };

const lengthOf = (text: string): number => [...text].length;

type SearchTexts = Pick<PageVersion, 'title' | 'seoTitle' | 'seoDescription'>;

function checkSearchTexts({ title, seoTitle, seoDescription }: SearchTexts): PublishingWarning[] {
  const warnings: PublishingWarning[] = [];
  const description = 'version.seoDescription';
  if (lengthOf(seoTitle || title) > maxSearchTextLength.title)
    warnings.push({ code: 'LONG_TITLE', property: 'version.seoTitle' });
  if (seoDescription.trim() === '') warnings.push({ code: 'MISSING_DESCRIPTION', property: description });
  if (lengthOf(seoDescription) > maxSearchTextLength.description)
    warnings.push({ code: 'LONG_DESCRIPTION', property: description });
  return warnings;
}

type Heading = { level: number; property: string };
type Part = { propertyPrefix: string; props: Record<string, unknown> };

function headingsOf(definition: BlockDefinition, { propertyPrefix, props }: Part): Heading[] {
  return flattenFields(definition.fields, props).flatMap(({ field, value, path }) => {
    const property = `${propertyPrefix}.${path}`;
    if (path === definition.headingLevelField) return [{ level: Number(value), property }];
    if (field.kind !== 'rich-text' || typeof value !== 'string') return [];
    return [...value.matchAll(/<h([2-6])\b/gi)].map(([, level]) => ({ level: Number(level), property }));
  });
}

/** Returns the properties of headings that skip a level. The page title has level 1. */
function findSkippedLevels(headings: readonly Heading[]): string[] {
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
  return [...new Set(skips.map(({ property }) => property))];
}

/** Returns one warning for all texts of a translation that are still the same as in its source. */
export function toUntranslatedWarnings(properties: readonly string[]): PublishingWarning[] {
  const [property] = properties;
  return property === undefined ? [] : [{ code: 'SAME_AS_SOURCE', property, count: properties.length }];
}

/** Returns warnings about a version; they do not block publishing. */
export function findPublishingWarnings(
  { blockDefinitions }: Pick<Services, 'blockDefinitions'>,
  page: Pick<Page, 'type'>,
  version: PageVersion,
): PublishingWarning[] {
  const definitions = new Map(blockDefinitions.map((definition) => [definition.id, definition]));
  const headings = toContentParts(version, page.type).blocks.flatMap((part) => {
    const definition = definitions.get(part.type);
    return definition ? headingsOf(definition, part) : [];
  });
  return [
    ...checkSearchTexts(version),
    ...findSkippedLevels(headings).map((property) => ({ code: 'SKIPPED_HEADING_LEVEL' as const, property })),
  ];
}
