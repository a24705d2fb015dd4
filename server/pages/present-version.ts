import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../shared/context.ts';
import { loadFiles } from '../media/index.ts';
import { loadSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { type LinkedPage, loadLinkPathMapper, createLinkPathMapper } from './link-path-mapper.ts';
import {
  findLinks,
  mapLinks,
  type LinkMapper,
  collectFileIDs,
  presentContent,
  type PresentedVersion,
  type StoredVersion,
} from '../content/index.ts';
import type { Page } from './page.entity.ts';

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
