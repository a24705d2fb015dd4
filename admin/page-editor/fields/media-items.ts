import type { MediaFileFragment } from '../../generated/graphql.ts';
import { previewAddress } from '../../shared/media-address.ts';
import type { CropParams, FileItem, ImageItem } from '../content/page-content.ts';

type LibraryFile = Pick<MediaFileFragment, 'id' | 'fileName' | 'defaultAltText' | 'width' | 'height'>;

/** A picture of the library at a place: its own alternative text stands there until another is written. */
export function toImageItem({ id, fileName, defaultAltText, width, height }: LibraryFile): ImageItem {
  return {
    fileID: id,
    fileName,
    altText: defaultAltText,
    decorative: false,
    cropParams: null,
    width,
    height,
    url: previewAddress({ fileID: id }) ?? '',
  };
}

export function toFileItem({
  id,
  fileName,
  fileSize,
}: Pick<MediaFileFragment, 'id' | 'fileName' | 'fileSize'>): FileItem {
  return { fileID: id, fileName, fileSize, url: previewAddress({ fileID: id }) ?? '' };
}

/** The picture as it looks with another crop, before it is stored. */
export function withCrop(
  image: ImageItem,
  cropParams: CropParams | null,
  size: { width: number; height: number },
): ImageItem {
  return {
    ...image,
    cropParams,
    url: previewAddress({ fileID: image.fileID, cropParams }) ?? '',
    width: cropParams ? Math.round(cropParams.width) : size.width,
    height: cropParams ? Math.round(cropParams.height) : size.height,
  };
}
