import { isDeepStrictEqual } from 'node:util';
import type { VersionContentInput } from './page-version.input.ts';
import type { VersionContent } from './version-content.ts';

/**
 * The page type's pictures and files stand in two places of an answer, and either is accepted: whoever sends both back
 * has changed one of them, or none.
 */
function chooseChanged<Groups>(present: Groups, first: Groups | undefined, second: Groups | undefined): Groups {
  const isChanged = first !== undefined && !isDeepStrictEqual(first, present);
  return isChanged ? first : (second ?? present);
}

/** The content after a store: a field that the input leaves out stays as it is. */
export function mergeContent(present: VersionContent, input: VersionContentInput): VersionContent {
  return {
    title: input.title ?? present.title,
    seoTitle: input.seoTitle ?? present.seoTitle,
    seoDescription: input.seoDescription ?? present.seoDescription,
    seoKeywords: input.seoKeywords ?? present.seoKeywords,
    seoImage: input.seoImage === undefined ? present.seoImage : (input.seoImage?.[0] ?? null),
    blocks: input.blocks ?? present.blocks,
    pageTypeProps: input.pageType?.props ?? present.pageTypeProps,
    pageTypeImages: chooseChanged(present.pageTypeImages, input.pageType?.images, input.images),
    pageTypeFiles: chooseChanged(present.pageTypeFiles, input.pageType?.files, input.files),
  };
}
