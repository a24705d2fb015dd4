const base = '/api/ximblox/medialib';

type Crop = { x: number; y: number; width: number; height: number; rotate: number; scaleX: number; scaleY: number };

/** A picture as a page places it. */
type PlacedImage = { fileID: number; cropParams?: Crop | null };

/** Address of a picture for the staff: with its crop where it has one, else whole. Without an image it is only logged. */
export function previewAddress(image: PlacedImage | undefined): string | undefined {
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
