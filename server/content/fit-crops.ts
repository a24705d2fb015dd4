import type { EntityManager } from '@mikro-orm/postgresql';
import { fitCrop } from '../images/index.ts';
import { loadFiles, type ReferencedFile } from '../media/index.ts';
import type { StoredImage, StoredImageGroups } from './content.ts';
import { collectFileIDs } from './present-content.ts';
import type { VersionContent } from './version-content.ts';

type FilesByID = ReadonlyMap<number, ReferencedFile>;

function fitImage(image: StoredImage, files: FilesByID): StoredImage {
  const { width = null, height = null } = files.get(image.fileID) ?? {};
  if (!image.cropParams || width === null || height === null) return image;
  return { ...image, cropParams: fitCrop({ width, height }, image.cropParams) };
}

function fitGroups(groups: StoredImageGroups, files: FilesByID): StoredImageGroups {
  return Object.fromEntries(
    Object.entries(groups).map(([name, images]) => [name, images.map((image) => fitImage(image, files))]),
  );
}

/** Moves every crop inside its image. Crops of images that are deleted or have no size stay unchanged. */
export async function fitCrops(em: EntityManager, content: VersionContent, pageType: string): Promise<VersionContent> {
  const files = await loadFiles(em, collectFileIDs(content, pageType));
  return {
    ...content,
    seoImage: content.seoImage && fitImage(content.seoImage, files),
    blocks: content.blocks.map((block) => ({ ...block, __images: fitGroups(block.__images, files) })),
    pageTypeImages: fitGroups(content.pageTypeImages, files),
  };
}
