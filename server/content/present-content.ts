import { pageFileHash, croppedImageSize } from '../images/index.ts';
import type { ReferencedFile } from '../media/index.ts';
import { pageFileGroups, pageFileUrl } from './page-file-url.ts';
import type { StoredBlock, StoredFile, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';
import { toContentParts, type VersionContent } from './version-content.ts';

/**
 * An image for readers. `hash` is of content and crop, `width` and `height` are after the crop. Without its own file
 * name it has that of its file, since clients build URLs from it.
 */
export type PresentedImage = StoredImage & { hash: string; url: string; width: number | null; height: number | null };
/** A file for readers; `fileSize` is in bytes. */
export type PresentedFile = StoredFile & { hash: string; url: string; fileSize: number };
/** A block for readers. */
export type PresentedBlock = Omit<StoredBlock, '__images' | '__files'> & {
  __images: Record<string, PresentedImage[]>;
  __files: Record<string, PresentedFile[]>;
};

/** A complete page version, with the property names of the REST API. */
export type PresentedVersion = {
  id: number;
  pageID: number;
  revision: number;
  title: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
  seoImage: [PresentedImage] | null;
  hasPublicationRequest: boolean;
  blocks: PresentedBlock[];
  pageType: {
    id: string;
    props: Record<string, unknown>;
    images: Record<string, PresentedImage[]>;
    files: Record<string, PresentedFile[]>;
  };
  images: Record<string, PresentedImage[]>;
  files: Record<string, PresentedFile[]>;
};

type FilesByID = ReadonlyMap<number, ReferencedFile>;

function presentImage(
  image: StoredImage,
  files: FilesByID,
  location: { pageID: number; group: string },
): PresentedImage {
  const file = files.get(image.fileID);
  if (!file) return { ...image, hash: '', url: '', width: null, height: null };
  const hash = pageFileHash(file, image.cropParams);
  const size =
    file.width && file.height ? croppedImageSize({ width: file.width, height: file.height }, image.cropParams) : null;
  const fileName = image.fileName || file.fileName;
  return {
    ...image,
    fileName,
    hash,
    url: pageFileUrl(location, { hash, fileName }),
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

function presentFile(stored: StoredFile, files: FilesByID, location: { pageID: number; group: string }): PresentedFile {
  const file = files.get(stored.fileID);
  if (!file) return { ...stored, hash: '', url: '', fileSize: 0 };
  const hash = pageFileHash(file, null);
  const fileName = stored.fileName || file.fileName;
  return { ...stored, fileName, hash, url: pageFileUrl(location, { hash, fileName }), fileSize: Number(file.fileSize) };
}

function mapGroups<Item, Mapped>(
  groups: Record<string, Item[]>,
  map: (item: Item) => Mapped,
): Record<string, Mapped[]> {
  return Object.fromEntries(Object.entries(groups).map(([name, items]) => [name, items.map(map)]));
}

/** Returns the ids of all images and files that the content uses. */
export function collectFileIDs(content: VersionContent, pageType: string): number[] {
  const parts = toContentParts(content, pageType);
  const groups = [...parts.blocks, parts.pageType].flatMap(({ images, files }) => [
    ...Object.values<StoredFile[]>(images),
    ...Object.values(files),
  ]);
  return [...groups.flat(), ...(content.seoImage ? [content.seoImage] : [])].map(({ fileID }) => fileID);
}

/** Adds everything that is computed on reading to the stored content. */
export function presentContent(content: VersionContent, files: FilesByID, page: { id: number; type: string }) {
  const presentImages = (groups: StoredImageGroups, group: string) =>
    mapGroups(groups, (image) => presentImage(image, files, { pageID: page.id, group }));
  const presentFiles = (groups: StoredFileGroups, group: string) =>
    mapGroups(groups, (file) => presentFile(file, files, { pageID: page.id, group }));
  const pageTypeImages = presentImages(content.pageTypeImages, pageFileGroups.pageTypeImages);
  const pageTypeFiles = presentFiles(content.pageTypeFiles, pageFileGroups.pageTypeFiles);
  const seoImage =
    content.seoImage && presentImage(content.seoImage, files, { pageID: page.id, group: pageFileGroups.seoImage });
  return {
    title: content.title,
    seoTitle: content.seoTitle,
    seoDescription: content.seoDescription,
    seoKeywords: content.seoKeywords,
    seoImage: seoImage ? ([seoImage] satisfies [PresentedImage]) : null,
    blocks: content.blocks.map((block) => ({
      ...block,
      __images: presentImages(block.__images, pageFileGroups.blockImages(block.key)),
      __files: presentFiles(block.__files, pageFileGroups.blockFiles(block.key)),
    })),
    pageType: { id: page.type, props: content.pageTypeProps, images: pageTypeImages, files: pageTypeFiles },
    images: pageTypeImages,
    files: pageTypeFiles,
  };
}
