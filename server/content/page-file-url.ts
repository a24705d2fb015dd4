/** The groups of a page's files: each part of a version that has some. */
export const pageFileGroups = {
  blockImages: (blockKey: string) => `block_images_${blockKey}`,
  blockFiles: (blockKey: string) => `block_files_${blockKey}`,
  seoImage: 'seo_image',
  pageTypeImages: 'page_type_images',
  pageTypeFiles: 'page_type_files',
} as const;

/** A name of dots only would be read as a parent folder. The server ignores the name. */
const nameForUrl = (fileName: string): string => (/^\.*$/.test(fileName) ? 'file' : fileName);

/** The page of a file, and its group in there. */
export type PageFileLocation = { pageID: number; group: string | undefined };

/**
 * Returns the URL of a file as a page uses it, a path of this site; `hash` comes from `pageFileHash`. All such URLs are
 * built here. Without a group or a file it only emits a warning and returns an empty string.
 */
export function pageFileUrl(
  { pageID, group }: PageFileLocation,
  file: { hash: string; fileName: string } | undefined,
): string {
  if (!group || !file) {
    process.emitWarning(`the address of a file of page ${pageID} needs ${group ? 'a file' : 'a group'}`);
    return '';
  }
  const segments = [String(pageID), group, file.hash, nameForUrl(file.fileName)].map(encodeURIComponent);
  return `/api/ximblox/medialib/get-page-file/${segments.join('/')}`;
}
