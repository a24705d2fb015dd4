import { contentParts, fieldedParts, isSlug, type VersionContent } from '../pages/index.ts';
import type { ContentDefinitions } from '../shared/content-definition.ts';
import type { ErrorItem } from '../shared/errors/index.ts';
import { checkPart } from './check-part.ts';

/** What the publishing checks need to know of a page. */
export type CheckedPage = { slug: string; type: string };

function checkAnchors({ blocks }: VersionContent): ErrorItem[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ anchorPoint, key }) => {
    const repeated = anchorPoint !== '' && seen.has(anchorPoint);
    seen.add(anchorPoint);
    return repeated ? [{ code: 'V_18' as const, property: `block.${key}.anchorPoint` }] : [];
  });
}

function checkPage({ slug }: CheckedPage, { title }: VersionContent): ErrorItem[] {
  const errors: ErrorItem[] = [];
  if (title.trim() === '') errors.push({ code: 'V_01', property: 'page.title' });
  if (!isSlug(slug)) errors.push({ code: 'V_12', property: 'page.slug' });
  return errors;
}

/** The publishing checks that need nothing but the page and its content. */
export function findContentErrors(
  definitions: ContentDefinitions,
  page: CheckedPage,
  content: VersionContent,
): ErrorItem[] {
  const { pageType, blocks } = fieldedParts(definitions, content, page.type);
  return [
    ...checkPage(page, content),
    ...[pageType, ...blocks].flatMap(({ part, fields }) => checkPart(part, fields)),
    ...checkAnchors(content),
  ];
}

/** Whether visitors would see a page without anything in it: no block, and no page type that shows something of its own. */
export function isEmptyPage(
  definitions: ContentDefinitions,
  { type }: { type: string },
  content: VersionContent,
): boolean {
  const definition = definitions.pageTypeDefinitions.find(({ id }) => id === type);
  return content.blocks.length === 0 && definition?.hasOwnContent !== true;
}

/** The places whose pictures or files do not exist: V_12 on `block.<key>.<field>`, `pageType.<field>`, `version.seoImage`. */
export function findMissingFiles(
  content: VersionContent,
  type: string,
  exists: (fileID: number) => boolean,
): ErrorItem[] {
  const { pageType, blocks } = contentParts(content, type);
  const errors = [pageType, ...blocks].flatMap(({ owner, images, files }) =>
    [...Object.entries(images), ...Object.entries(files)].flatMap(([name, items]) =>
      items.every(({ fileID }) => exists(fileID)) ? [] : [{ code: 'V_12' as const, property: `${owner}.${name}` }],
    ),
  );
  if (content.seoImage && !exists(content.seoImage.fileID)) errors.push({ code: 'V_12', property: 'version.seoImage' });
  return errors;
}
