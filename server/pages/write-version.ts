import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { TooLarge } from '../shared/errors/index.ts';
import type { Transaction } from '../shared/transaction.ts';
import { writeSnapshot } from './write-snapshot.ts';
import { cleanContent } from './clean-content.ts';
import { fitCrops } from './fit-crops.ts';
import { findLinks, mapLinks } from './links.ts';
import { type Page, PageVersion } from './page.entity.ts';
import { contentFileIDs, presentVersions } from './present-version.ts';
import { resolveLinks } from './resolve-links.ts';
import { copyContent, type VersionContent } from './version-content.ts';

/** Largest content of a version, as JSON (bytes). */
export const longestContent = 2 * 1024 * 1024;

/** Sanitised, and every internal link with the id of its page. */
async function prepareContent(tx: Transaction, page: Page, content: VersionContent): Promise<VersionContent> {
  if (Buffer.byteLength(JSON.stringify(content)) > longestContent) throw new TooLarge('V_14');
  const cleaned = await fitCrops(tx.em, await cleanContent(tx.services, content, page.type), page.type);
  const { defaultLocale } = await loadSettings(tx.em);
  const links = findLinks(tx.services, cleaned, page.type);
  const map = await resolveLinks(tx.em, links, { locale: page.locale, defaultLocale });
  return mapLinks(tx.services, cleaned, { pageType: page.type, map });
}

type References = { pageIDs: readonly number[]; fileIDs: readonly number[] };

/** Replaces what a version refers to; ids that lead nowhere are left to the publishing checks. */
async function writeReferences(em: EntityManager, versionID: number, { pageIDs, fileIDs }: References): Promise<void> {
  await query(em, sql`delete from reference where version_id = ${versionID}`);
  await query(
    em,
    sql`insert into reference (version_id, page_id, file_id)
        select ${versionID}::int, id, null from page where id = any(${pageIDs}::int[])
        union all
        select ${versionID}::int, null, id from file where id = any(${fileIDs}::int[])`,
  );
}

/** The version that a store writes to: the newest one, or the next where that is frozen. */
async function takeVersion(tx: Transaction, page: Page, newest: PageVersion | null): Promise<PageVersion> {
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

/** Whether both read alike: an internal link may have been stored under an older slug, a picture without its file's name. */
async function isSame(tx: Transaction, page: Page, [one, other]: [VersionContent, VersionContent]): Promise<boolean> {
  if (isDeepStrictEqual(one, other)) return true;
  if (one.title !== other.title || one.blocks.length !== other.blocks.length) return false;
  const found = [one, other].map((content) => ({ page, version: { ...structuredClone(content), id: 0, revision: 0 } }));
  const [first, second] = await presentVersions(tx, found);
  return isDeepStrictEqual(first?.version, second?.version);
}

type Store = {
  newest: PageVersion | null;
  content: VersionContent;
  builtOnPresent: boolean;
  /** What to write where the content equals that of the newest version. */
  whenEqual: 'nothing' | 'state' | 'version';
};

/** `isChanged` tells whether anything was written but a state of the history. */
export type WrittenVersion = { version: PageVersion; isChanged: boolean };

/**
 * Writes content into the page's newest unfrozen version, made where there is none, and raises the page's revision.
 * Content that equals the newest version's changes nothing, or adds a state to the history, as `whenEqual` says.
 * The caller has locked the page and asked the policy. 413 V_14 above 2 MB; V_12, V_14, V_15 as `cleanContent`.
 */
export async function writeVersion(
  tx: Transaction,
  page: Page,
  { newest, content, builtOnPresent, whenEqual }: Store,
): Promise<WrittenVersion> {
  const prepared = await prepareContent(tx, page, content);
  if (whenEqual !== 'version' && newest && (await isSame(tx, page, [copyContent(newest), prepared]))) {
    if (whenEqual === 'state')
      await writeSnapshot(tx, page, { version: newest, content: copyContent(newest), builtOnPresent: false });
    return { version: newest, isChanged: false };
  }
  const version = await takeVersion(tx, page, newest);
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
  await writeSnapshot(tx, page, { version, content: prepared, builtOnPresent });
  await writeReferences(tx.em, version.id, {
    pageIDs: findLinks(tx.services, prepared, page.type).flatMap(({ pageID }) => pageID ?? []),
    fileIDs: contentFileIDs(prepared, page.type),
  });
  return { version, isChanged: true };
}
