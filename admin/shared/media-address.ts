const base = '/api/ximblox/medialib';

type Crop = { x: number; y: number; width: number; height: number; rotate: number; scaleX: number; scaleY: number };

/** A picture or file as a page places it. */
export type PlacedFile = { fileID: number; hash: string; fileName: string; cropParams?: Crop | null };

/** Where on a page a file is placed. */
export const fileGroups = {
  blockImages: (blockKey: string) => `block_images_${blockKey}`,
  blockFiles: (blockKey: string) => `block_files_${blockKey}`,
} as const;

type PagePlace = { pageID: number; group: string | undefined };

/** Address of a page's file with its crop applied. Without a group or image nothing is built, which is only logged. */
export function pageFileAddress({ pageID, group }: PagePlace, image: PlacedFile | undefined): string | undefined {
  if (!group || !image) {
    console.error(`The address of a file of page ${pageID} needs ${group ? 'an image' : 'a group'}.`);
    return undefined;
  }
  const segments = [String(pageID), group, image.hash, image.fileName].map(encodeURIComponent);
  return `${base}/get-page-file/${segments.join('/')}`;
}

/** Address of a picture for the staff: with its crop where it has one, else whole. Without an image it is only logged. */
export function previewAddress(image: Pick<PlacedFile, 'fileID' | 'cropParams'> | undefined): string | undefined {
  if (!image) {
    console.error('The address of a preview needs an image.');
    return undefined;
  }
  const { fileID, cropParams } = image;
  if (!cropParams) return `${base}/preview-image?imageID=${fileID}`;
  const { x, y, width, height, rotate, scaleX, scaleY } = cropParams;
  const query = Object.entries({ imageID: fileID, x, y, width, height, rotate, scaleX, scaleY });
  return `${base}/preview-crop?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** A picture of the library, at most so wide; its content is named too, so that a replaced one is fetched anew. */
export function thumbnailAddress({ id, hash }: { id: number; hash: string }, width: 320 | 640): string {
  return `${base}/preview-image?imageID=${id}&w=${width}&content=${hash.slice(0, 12)}`;
}
