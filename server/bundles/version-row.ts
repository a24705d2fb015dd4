import { plainFields, type VersionContent, versionFieldList } from '../content/index.ts';
import type { BundleRow } from './bundle-format.ts';

/** Maps a version's row to content as a client stores it. */
export const versionRowToContent = (row: BundleRow): unknown => ({
  ...Object.fromEntries(Object.entries(plainFields).map(([name, { column }]) => [name, row[column]])),
  seoImage: row.seo_image ? [row.seo_image] : null,
  blocks: row.blocks,
  pageType: { props: row.page_type_props, images: row.page_type_images, files: row.page_type_files },
});

/** Maps a version's content to its columns. */
export const contentToVersionRow = (content: VersionContent): BundleRow =>
  Object.fromEntries(versionFieldList.map(([name, { column }]) => [column, content[name]]));
