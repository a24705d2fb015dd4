import type { MediaFileFragment } from '../../generated/graphql.ts';
import { getPreviewUrl } from '../../shared/media-url.ts';
import type { CropParams, FileItem, ImageItem } from './page-content.ts';

type LibraryFile = Pick<MediaFileFragment, 'id' | 'fileName' | 'defaultAltText' | 'width' | 'height'>;

/** Creates an image for a field from a file of the library, with the file's default alternative text. */
export function createImageItem({ id, fileName, defaultAltText, width, height }: LibraryFile): ImageItem {
  return {
    fileID: id,
    fileName,
    altText: defaultAltText,
    decorative: false,
    cropParams: null,
    width,
    height,
    url: getPreviewUrl({ fileID: id }) ?? '',
  };
}

export function createFileItem({
  id,
  fileName,
  fileSize,
}: Pick<MediaFileFragment, 'id' | 'fileName' | 'fileSize'>): FileItem {
  return { fileID: id, fileName, fileSize, url: getPreviewUrl({ fileID: id }) ?? '' };
}

/** Returns the image with another crop, with URL and size for the preview. */
export function withCropParams(
  image: ImageItem,
  cropParams: CropParams | null,
  size: { width: number; height: number },
): ImageItem {
  return {
    ...image,
    cropParams,
    url: getPreviewUrl({ fileID: image.fileID, cropParams }) ?? '',
    width: cropParams ? Math.round(cropParams.width) : size.width,
    height: cropParams ? Math.round(cropParams.height) : size.height,
  };
}
