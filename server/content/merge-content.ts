import { isDeepStrictEqual } from 'node:util';
import type { VersionContentInput } from './page-version.input.ts';
import type { VersionContent } from './version-content.ts';

/**
 * A REST response has the images and files of the page type in two properties, and a request may change either. If it
 * has both, the changed one counts.
 */
function chooseChangedGroups<Groups>(stored: Groups, first: Groups | undefined, second: Groups | undefined): Groups {
  const isChanged = first !== undefined && !isDeepStrictEqual(first, stored);
  return isChanged ? first : (second ?? stored);
}

/** Returns the stored content with the fields of the input; fields that are left out stay unchanged. */
export function mergeContent(stored: VersionContent, input: VersionContentInput): VersionContent {
  return {
    title: input.title ?? stored.title,
    seoTitle: input.seoTitle ?? stored.seoTitle,
    seoDescription: input.seoDescription ?? stored.seoDescription,
    seoKeywords: input.seoKeywords ?? stored.seoKeywords,
    seoImage: input.seoImage === undefined ? stored.seoImage : (input.seoImage?.[0] ?? null),
    blocks: input.blocks ?? stored.blocks,
    pageTypeProps: input.pageType?.props ?? stored.pageTypeProps,
    pageTypeImages: chooseChangedGroups(stored.pageTypeImages, input.pageType?.images, input.images),
    pageTypeFiles: chooseChangedGroups(stored.pageTypeFiles, input.pageType?.files, input.files),
  };
}
