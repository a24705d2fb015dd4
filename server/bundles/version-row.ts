import type { VersionContent } from '../content/index.ts';
import type { BundleRow } from './bundle-format.ts';

/** Maps a version's row to content as a client stores it. */
export const versionRowToContent = (row: BundleRow): unknown => ({
  title: row.title,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
  seoKeywords: row.seo_keywords,
  seoImage: row.seo_image ? [row.seo_image] : null,
  blocks: row.blocks,
  pageType: { props: row.page_type_props, images: row.page_type_images, files: row.page_type_files },
});

/** Maps a version's content to its columns. */
export const contentToVersionRow = (content: VersionContent): BundleRow => ({
  title: content.title,
  seo_title: content.seoTitle,
  seo_description: content.seoDescription,
  seo_keywords: content.seoKeywords,
  seo_image: content.seoImage,
  blocks: content.blocks,
  page_type_props: content.pageTypeProps,
  page_type_images: content.pageTypeImages,
  page_type_files: content.pageTypeFiles,
});
