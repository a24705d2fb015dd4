import type { VersionContent } from '../pages/index.ts';
import type { Row } from './bundle-format.ts';

/** A version's row as the content that a store takes. */
export const toContent = (row: Row): unknown => ({
  title: row.title,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
  seoKeywords: row.seo_keywords,
  seoImage: row.seo_image ? [row.seo_image] : null,
  blocks: row.blocks,
  pageType: { props: row.page_type_props, images: row.page_type_images, files: row.page_type_files },
});

/** The columns of a version's content. */
export const fromContent = (content: VersionContent): Row => ({
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
