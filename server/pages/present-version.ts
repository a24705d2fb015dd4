import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../shared/context.ts';
import {
  pageFileHash,
  type ReferencedFile,
  loadFiles,
  pageFileGroups,
  pageFileUrl,
  croppedImageSize,
} from '../media/index.ts';
import { loadSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { StoredBlock, StoredFile, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';
import { type LinkedPage, loadLinkPathMapper, createLinkPathMapper } from './link-path-mapper.ts';
import { findLinks, mapLinks, type LinkMapper } from './links.ts';
import type { Page } from './page.entity.ts';
import { toContentParts, type StoredVersion, type VersionContent } from './version-content.ts';

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
function presentContent(content: VersionContent, files: FilesByID, page: { id: number; type: string }) {
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

type ReadContext = Pick<Context, 'em' | 'services' | 'viewer'>;

/** A version to present, with its page. */
export type PresentableVersion = {
  page: Pick<Page, 'id' | 'type' | 'status' | 'revision'>;
  version: StoredVersion;
  /** The linked pages, if they were loaded with the version. */
  linked?: readonly LinkedPage[] | undefined;
};

/**
 * Staff get the page's current revision, which they send when storing. Visitors get the revision of the version's last
 * store, because the current one would reveal how often the unpublished draft was stored.
 */
const revisionFor = ({ viewer }: ReadContext, { page, version }: PresentableVersion): number =>
  viewer ? page.revision : version.revision;

/** Returns the ids of the versions whose publication is requested. */
async function findRequestedVersionIDs(em: EntityManager, found: readonly PresentableVersion[]): Promise<Set<number>> {
  const requestedPageVersionIDs = found
    .filter(({ page }) => page.status === 'requested')
    .map(({ version }) => version.id);
  if (requestedPageVersionIDs.length === 0) return new Set();
  const rows = await query(
    em,
    sql<{ id: number }>`
      select version_id as id from publication_request where version_id = any(${requestedPageVersionIDs}::int[]) and status = 'open'`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns a mapper for the links of all versions; loads linked pages with one query unless they are known. */
async function findLinkMapper(
  { em, services }: ReadContext,
  found: readonly PresentableVersion[],
): Promise<LinkMapper> {
  const { defaultLocale } = await loadSettings(em);
  const knownLinks = found.flatMap(({ linked }) => (linked ? [linked] : []));
  if (knownLinks.length === found.length) return createLinkPathMapper(knownLinks.flat(), defaultLocale);
  const ids = found.flatMap(({ page, version }) =>
    findLinks(services, version, page.type).flatMap(({ pageID }) => pageID ?? []),
  );
  return loadLinkPathMapper(em, ids, defaultLocale);
}

/** Like `presentVersion`, for many versions with as many queries as for one; returns each with its page. */
export async function presentVersions<Found extends PresentableVersion>(
  reader: ReadContext,
  found: readonly Found[],
): Promise<{ page: Found['page']; version: PresentedVersion }[]> {
  const { em, services } = reader;
  const map = await findLinkMapper(reader, found);
  const files = await loadFiles(
    em,
    found.flatMap(({ page, version }) => collectFileIDs(version, page.type)),
  );
  const requested = await findRequestedVersionIDs(em, found);
  return found.map(({ page, version }) => ({
    page,
    version: {
      id: version.id,
      pageID: page.id,
      revision: revisionFor(reader, { page, version }),
      hasPublicationRequest: requested.has(version.id),
      ...presentContent(mapLinks(services, version, { pageType: page.type, map }), files, page),
    },
  }));
}

/** Returns a version for readers: with current paths in links, and hashes and URLs of images. */
export async function presentVersion(reader: ReadContext, found: PresentableVersion): Promise<PresentedVersion> {
  const [presented] = await presentVersions(reader, [found]);
  if (!presented) throw new Error('No version was presented');
  return presented.version;
}
