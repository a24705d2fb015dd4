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

export type PageFilePlace = { pageID: number; group: string | undefined };

/**
 * Address of a file as a page uses it, a path of this site; `hash` is that of `imageHash`. The only place that builds one:
 * clients are sent it. Without a group or a file there is none, which is only logged.
 */
export function pageFileUrl(
  { pageID, group }: PageFilePlace,
  file: { hash: string; fileName: string } | undefined,
): string {
  if (!group || !file) {
    process.emitWarning(`the address of a file of page ${pageID} needs ${group ? 'a file' : 'a group'}`);
    return '';
  }
  const segments = [String(pageID), group, file.hash, nameInAddress(file.fileName)].map(encodeURIComponent);
  return `/api/ximblox/medialib/get-page-file/${segments.join('/')}`;
}
