import { toContentParts, toPartsWithFields, isSlug, type VersionContent } from '../content/index.ts';
import type { ContentDefinitions } from '../shared/content-definition.ts';
import { type ErrorItem, Errors } from '../shared/errors/index.ts';
import { findPartErrors } from './find-part-errors.ts';

/** The properties of a page that the publishing checks use. */
export type CheckedPage = { slug: string; type: string };

function checkAnchors({ blocks }: VersionContent): ErrorItem[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ anchorPoint, key }) => {
    const repeated = anchorPoint !== '' && seen.has(anchorPoint);
    seen.add(anchorPoint);
    return repeated ? [{ code: Errors.duplicateOnPage, property: `block.${key}.anchorPoint` }] : [];
  });
}

function checkPage({ slug }: CheckedPage, { title }: VersionContent): ErrorItem[] {
  const errors: ErrorItem[] = [];
  if (title.trim() === '') errors.push({ code: Errors.required, property: 'page.title' });
  if (!isSlug(slug)) errors.push({ code: Errors.invalid, property: 'page.slug' });
  return errors;
}

/** Runs the publishing checks that need only the page and its content. */
export function findContentErrors(
  definitions: ContentDefinitions,
  page: CheckedPage,
  content: VersionContent,
): ErrorItem[] {
  const { pageType, blocks } = toPartsWithFields(definitions, content, page.type);
  return [
    ...checkPage(page, content),
    ...[pageType, ...blocks].flatMap(({ part, fields }) => findPartErrors(part, fields)),
    ...checkAnchors(content),
  ];
}

/** Whether visitors would see an empty page: it has no blocks, and its page type adds no content. */
export function isEmptyPage(
  definitions: ContentDefinitions,
  { type }: { type: string },
  content: VersionContent,
): boolean {
  const definition = definitions.pageTypeDefinitions.find(({ id }) => id === type);
  return content.blocks.length === 0 && definition?.hasOwnContent !== true;
}

/**
 * Returns V_12 on `block.<key>.<field>`, `pageType.<field>` or `version.seoImage` for images and files that do not
 * exist.
 */
export function findMissingFiles(
  content: VersionContent,
  type: string,
  exists: (fileID: number) => boolean,
): ErrorItem[] {
  const { pageType, blocks } = toContentParts(content, type);
  const errors = [pageType, ...blocks].flatMap(({ propertyPrefix, images, files }) =>
    [...Object.entries(images), ...Object.entries(files)].flatMap(([name, items]) =>
      items.every(({ fileID }) => exists(fileID))
        ? []
        : [{ code: Errors.invalid, property: `${propertyPrefix}.${name}` }],
    ),
  );
  if (content.seoImage && !exists(content.seoImage.fileID))
    errors.push({ code: Errors.invalid, property: 'version.seoImage' });
  return errors;
}
