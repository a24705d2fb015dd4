import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { PayloadTooLarge, Errors } from '../shared/errors/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { writeSnapshot } from './write-snapshot.ts';
import {
  cleanContent,
  fitCrops,
  findLinks,
  mapLinks,
  collectFileIDs,
  copyContent,
  maxContentBytes,
  type VersionContent,
} from '../content/index.ts';
import { type Page, PageVersion } from './page.entity.ts';
import { presentVersions } from './present-version.ts';
import { insertReferences, type References } from './insert-references.ts';
import { resolveLinks } from './resolve-links.ts';

/** Cleans the content and sets the page id of every internal link. */
async function prepareContent(tx: Transaction, page: Page, content: VersionContent): Promise<VersionContent> {
  if (Buffer.byteLength(JSON.stringify(content)) > maxContentBytes) throw new PayloadTooLarge(Errors.tooLong);
  const cleaned = await fitCrops(tx.em, await cleanContent(tx.services, content, page.type), page.type);
  const { defaultLocale } = await loadSettings(tx.em);
  const links = findLinks(tx.services, cleaned, page.type);
  const map = await resolveLinks(tx.em, links, { locale: page.locale, defaultLocale });
  return mapLinks(tx.services, cleaned, { pageType: page.type, map });
}

/** Replaces the references of a version. */
async function writeReferences(em: EntityManager, versionID: number, references: References): Promise<void> {
  await query(em, sql`delete from reference where version_id = ${versionID}`);
  await query(em, insertReferences(versionID, references));
}

/** Returns the version to write to: the newest one, or a new one if that is frozen. */
async function getWritableVersion(tx: Transaction, page: Page, newest: PageVersion | null): Promise<PageVersion> {
  if (newest && !newest.frozenAt) return newest;
  return tx.em.create(PageVersion, {
    pageId: page.id,
    number: (newest?.number ?? 0) + 1,
    createdBy: tx.viewer?.id ?? null,
    title: '',
    seoKeywords: [],
    seoImage: null,
    blocks: [],
    pageTypeProps: {},
    pageTypeImages: {},
    pageTypeFiles: {},
    frozenAt: null,
  });
}

/** Whether both look the same to readers, although a link may hold an older slug or an image no file name. */
async function readsTheSame(
  tx: Transaction,
  page: Page,
  [one, other]: [VersionContent, VersionContent],
): Promise<boolean> {
  if (isDeepStrictEqual(one, other)) return true;
  if (one.title !== other.title || one.blocks.length !== other.blocks.length) return false;
  const presentable = [one, other].map((content) => ({
    page,
    version: { ...structuredClone(content), id: 0, revision: 0 },
  }));
  const [first, second] = await presentVersions(tx, presentable);
  return isDeepStrictEqual(first?.version, second?.version);
}

type WriteOptions = {
  newest: PageVersion | null;
  content: VersionContent;
  builtOnCurrentRevision: boolean;
  /** What to write if the content equals the newest version. */
  ifUnchanged: 'nothing' | 'snapshot' | 'version';
};

/** `isChanged` is false if at most a snapshot was written. */
export type WrittenVersion = { version: PageVersion; isChanged: boolean };

/**
 * Writes content to the page's newest unfrozen version, created if there is none, and increments the page's revision.
 * `ifUnchanged` says what to do if the content equals the newest version. The caller has locked the page and checked
 * the permission. 413 V_14 above 2 MB; V_12, V_14, V_15 as `cleanContent`.
 */
export async function writeVersion(
  tx: Transaction,
  page: Page,
  { newest, content, builtOnCurrentRevision, ifUnchanged }: WriteOptions,
): Promise<WrittenVersion> {
  const prepared = await prepareContent(tx, page, content);
  if (ifUnchanged !== 'version' && newest && (await readsTheSame(tx, page, [copyContent(newest), prepared]))) {
    if (ifUnchanged === 'snapshot')
      await writeSnapshot(tx, page, { version: newest, content: copyContent(newest), builtOnCurrentRevision: false });
    return { version: newest, isChanged: false };
  }
  const version = await getWritableVersion(tx, page, newest);
  tx.em.assign(version, { ...prepared, revision: page.revision + 1, updatedAt: new Date() });
  await tx.em.flush();
  tx.em.assign(page, {
    title: prepared.title,
    newestVersionId: version.id,
    revision: page.revision + 1,
    updatedBy: tx.viewer?.id ?? null,
    updatedAt: new Date(),
  });
  await tx.em.flush();
  await writeSnapshot(tx, page, { version, content: prepared, builtOnCurrentRevision });
  await writeReferences(tx.em, version.id, {
    pageIDs: findLinks(tx.services, prepared, page.type).flatMap(({ pageID }) => pageID ?? []),
    fileIDs: collectFileIDs(prepared, page.type),
  });
  return { version, isChanged: true };
}
