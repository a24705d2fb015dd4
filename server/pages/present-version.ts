import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../shared/context.ts';
import { imageHash, type LoadedFile, loadFiles, pageFileGroups, pageFileUrl, pictureSize } from '../media/index.ts';
import { loadSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { StoredBlock, StoredFile, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';
import { type LinkedPage, loadLinkPaths, toLinkPaths } from './link-paths.ts';
import { findLinks, mapLinks, type MapLink } from './links.ts';
import type { Page } from './page.entity.ts';
import { contentParts, type StoredVersion, type VersionContent } from './version-content.ts';

/**
 * A picture as readers get it: `hash` names content and crop, width and height are those after the crop. One without a
 * name of its own has that of its file, since clients build addresses from it.
 */
export type PresentedImage = StoredImage & { hash: string; url: string; width: number | null; height: number | null };
export type PresentedFile = StoredFile & { hash: string; url: string; fileSize: number };
export type PresentedBlock = Omit<StoredBlock, '__images' | '__files'> & {
  __images: Record<string, PresentedImage[]>;
  __files: Record<string, PresentedFile[]>;
};

/** A page version in full, in the property names of the REST layer. */
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

type Files = ReadonlyMap<number, LoadedFile>;

function presentImage(image: StoredImage, files: Files, place: { pageID: number; group: string }): PresentedImage {
  const file = files.get(image.fileID);
  if (!file) return { ...image, hash: '', url: '', width: null, height: null };
  const hash = imageHash(file, image.cropParams);
  const size =
    file.width && file.height ? pictureSize({ width: file.width, height: file.height }, image.cropParams) : null;
  const fileName = image.fileName || file.fileName;
  return {
    ...image,
    fileName,
    hash,
    url: pageFileUrl(place, { hash, fileName }),
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

function presentFile(stored: StoredFile, files: Files, place: { pageID: number; group: string }): PresentedFile {
  const file = files.get(stored.fileID);
  if (!file) return { ...stored, hash: '', url: '', fileSize: 0 };
  const hash = imageHash(file, null);
  const fileName = stored.fileName || file.fileName;
  return { ...stored, fileName, hash, url: pageFileUrl(place, { hash, fileName }), fileSize: Number(file.fileSize) };
}

function mapGroups<Item, Mapped>(
  groups: Record<string, Item[]>,
  map: (item: Item) => Mapped,
): Record<string, Mapped[]> {
  return Object.fromEntries(Object.entries(groups).map(([name, items]) => [name, items.map(map)]));
}

/** Ids of the files that a content uses, wherever they stand. */
export function contentFileIDs(content: VersionContent, pageType: string): number[] {
  const parts = contentParts(content, pageType);
  const groups = [...parts.blocks, parts.pageType].flatMap(({ images, files }) => [
    ...Object.values<StoredFile[]>(images),
    ...Object.values(files),
  ]);
  return [...groups.flat(), ...(content.seoImage ? [content.seoImage] : [])].map(({ fileID }) => fileID);
}

/** The stored content with everything that is computed on reading. */
function presentContent(content: VersionContent, files: Files, page: { id: number; type: string }) {
  const images = (groups: StoredImageGroups, group: string) =>
    mapGroups(groups, (image) => presentImage(image, files, { pageID: page.id, group }));
  const documents = (groups: StoredFileGroups, group: string) =>
    mapGroups(groups, (file) => presentFile(file, files, { pageID: page.id, group }));
  const pageTypeImages = images(content.pageTypeImages, pageFileGroups.pageTypeImages);
  const pageTypeFiles = documents(content.pageTypeFiles, pageFileGroups.pageTypeFiles);
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
      __images: images(block.__images, pageFileGroups.blockImages(block.key)),
      __files: documents(block.__files, pageFileGroups.blockFiles(block.key)),
    })),
    pageType: { id: page.type, props: content.pageTypeProps, images: pageTypeImages, files: pageTypeFiles },
    images: pageTypeImages,
    files: pageTypeFiles,
  };
}

type Reader = Pick<Context, 'em' | 'services' | 'viewer'>;

/** A version to be read, with its page. */
export type Presentable = {
  page: Pick<Page, 'id' | 'type' | 'status' | 'revision'>;
  version: StoredVersion;
  /** Where its links lead, where that was found with it. */
  linked?: readonly LinkedPage[] | undefined;
};

/**
 * The revision that a reader gets. Staff get the page's present one, which a store names; visitors that of the version's
 * last store, since the present one tells how often the unpublished draft was stored.
 */
const revisionFor = ({ viewer }: Reader, { page, version }: Presentable): number =>
  viewer ? page.revision : version.revision;

/** Which of these versions are those whose publication is requested. */
async function findRequested(em: EntityManager, found: readonly Presentable[]): Promise<Set<number>> {
  const asked = found.filter(({ page }) => page.status === 'requested').map(({ version }) => version.id);
  if (asked.length === 0) return new Set();
  const rows = await query(
    em,
    sql<{ id: number }>`
      select version_id as id from publication_request where version_id = any(${asked}::int[]) and status = 'open'`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Where the links of all lead: as it was found with them, or else in one round trip. */
async function findLinkPaths({ em, services }: Reader, found: readonly Presentable[]): Promise<MapLink> {
  const { defaultLocale } = await loadSettings(em);
  const known = found.flatMap(({ linked }) => (linked ? [linked] : []));
  if (known.length === found.length) return toLinkPaths(known.flat(), defaultLocale);
  const ids = found.flatMap(({ page, version }) =>
    findLinks(services, version, page.type).flatMap(({ pageID }) => pageID ?? []),
  );
  return loadLinkPaths(em, ids, defaultLocale);
}

/** As `presentVersion`, for many in the round trips of one, each beside its page. */
export async function presentVersions<Found extends Presentable>(
  reader: Reader,
  found: readonly Found[],
): Promise<{ page: Found['page']; version: PresentedVersion }[]> {
  const { em, services } = reader;
  const map = await findLinkPaths(reader, found);
  const files = await loadFiles(
    em,
    found.flatMap(({ page, version }) => contentFileIDs(version, page.type)),
  );
  const requested = await findRequested(em, found);
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

/** What readers get of a version: present slugs in links, hashes and addresses of pictures. */
export async function presentVersion(reader: Reader, found: Presentable): Promise<PresentedVersion> {
  const [presented] = await presentVersions(reader, [found]);
  if (!presented) throw new Error('no version was presented');
  return presented.version;
}
