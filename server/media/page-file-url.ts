/** The groups of a page's files: each place of a version that holds some. */
export const pageFileGroups = {
  blockImages: (blockKey: string) => `block_images_${blockKey}`,
  blockFiles: (blockKey: string) => `block_files_${blockKey}`,
  seoImage: 'seo_image',
  pageTypeImages: 'page_type_images',
  pageTypeFiles: 'page_type_files',
} as const;

/** A name of dots alone would be read as a way up; the server does not look at it. */
const nameInAddress = (fileName: string): string => (/^\.*$/.test(fileName) ? 'file' : fileName);

/** Address of a file as a page uses it, a path of this site; `hash` is that of `imageHash`. */
export function pageFileUrl(place: { pageID: number; group: string }, hash: string, fileName: string): string {
  const segments = [String(place.pageID), place.group, hash, nameInAddress(fileName)].map(encodeURIComponent);
  return `/api/ximblox/medialib/get-page-file/${segments.join('/')}`;
}
