import type { VersionContentInput } from './page-version.input.ts';
import type { VersionContent } from './version-content.ts';

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
    // The page type's images and files stand in two places of an answer; either is accepted.
    pageTypeImages: input.pageType?.images ?? input.images ?? present.pageTypeImages,
    pageTypeFiles: input.pageType?.files ?? input.files ?? present.pageTypeFiles,
  };
}
