const base = '/api/ximblox/medialib';

type Crop = { x: number; y: number; width: number; height: number; rotate: number; scaleX: number; scaleY: number };

/** An image as placed on a page. */
type PlacedImage = { fileID: number; cropParams?: Crop | null };

/**
 * Returns an image's URL for staff, cropped if it has a crop. Logs an error and returns undefined without an image.
 */
export function getPreviewUrl(image: PlacedImage | undefined): string | undefined {
  if (!image) {
    console.error('A preview URL needs an image.');
    return undefined;
  }
  const { fileID, cropParams } = image;
  if (!cropParams) return `${base}/preview-image?imageID=${fileID}`;
  const { x, y, width, height, rotate, scaleX, scaleY } = cropParams;
  const query = Object.entries({ imageID: fileID, x, y, width, height, rotate, scaleX, scaleY });
  return `${base}/preview-crop?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/**
 * Returns an image's thumbnail URL. It contains the content hash, so that a replaced image is not taken from the cache.
 */
export function getThumbnailUrl({ id, hash }: { id: number; hash: string }, width: 320 | 640): string {
  return `${base}/preview-image?imageID=${id}&w=${width}&content=${hash.slice(0, 12)}`;
}
