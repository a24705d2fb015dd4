import type { EntityManager } from '@mikro-orm/postgresql';
import { fitCrop, loadFiles, type LoadedFile } from '../media/index.ts';
import type { StoredImage, StoredImageGroups } from './content.ts';
import { contentFileIDs } from './present-version.ts';
import type { VersionContent } from './version-content.ts';

type Files = ReadonlyMap<number, LoadedFile>;

function fitImage(image: StoredImage, files: Files): StoredImage {
  const { width = null, height = null } = files.get(image.fileID) ?? {};
  if (!image.cropParams || width === null || height === null) return image;
  return { ...image, cropParams: fitCrop({ width, height }, image.cropParams) };
}

function fitGroups(groups: StoredImageGroups, files: Files): StoredImageGroups {
  return Object.fromEntries(
    Object.entries(groups).map(([name, images]) => [name, images.map((image) => fitImage(image, files))]),
  );
}

/** The content with every crop within its picture; a picture that is gone, or has no size, keeps its crop. */
export async function fitCrops(em: EntityManager, content: VersionContent, pageType: string): Promise<VersionContent> {
  const files = await loadFiles(em, contentFileIDs(content, pageType));
  return {
    ...content,
    seoImage: content.seoImage && fitImage(content.seoImage, files),
    blocks: content.blocks.map((block) => ({ ...block, __images: fitGroups(block.__images, files) })),
    pageTypeImages: fitGroups(content.pageTypeImages, files),
  };
}
