import { findLinks, mapLinks, type VersionContent } from '../content/index.ts';
import { loadLinkPathMapper, loadPage, loadVersion, type Page } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { InvalidInput, NotFound, Errors } from '../shared/errors/index.ts';
import type { ContentComparison } from './compare-contents.ts';
import { compareContentsAsync } from './compare-contents-async.ts';
import { loadSnapshotContents } from './snapshot.queries.ts';

type BeforeAndAfter<Value> = { before: Value; after: Value };

/** Compares contents with current link paths, so that a page has the same path on both sides. */
async function comparePageContents(
  { em, services }: Context,
  page: Page,
  { before, after }: BeforeAndAfter<VersionContent | null> & { after: VersionContent },
): Promise<ContentComparison> {
  const links = [before, after].flatMap((content) => (content ? findLinks(services, content, page.type) : []));
  const { defaultLocale } = await loadSettings(em);
  const linked = links.flatMap(({ pageID }) => pageID ?? []);
  const options = { pageType: page.type, map: await loadLinkPathMapper(em, linked, defaultLocale) };
  const { blockDefinitions, pageTypeDefinitions } = services;
  return compareContentsAsync(services, {
    page: { blockDefinitions, pageTypeDefinitions, pageType: page.type, locale: page.locale },
    before: before && mapLinks(services, before, options),
    after: mapLinks(services, after, options),
  });
}

/** Compares two snapshots of a page. Signed in; 404 PM_01, V_12 on `snapshot.afterID` of another page. */
export async function compareSnapshots(
  context: Context,
  { beforeID, afterID }: { beforeID: number; afterID: number },
): Promise<ContentComparison> {
  requireViewer(context);
  const contents = new Map((await loadSnapshotContents(context.em, [beforeID, afterID])).map((one) => [one.id, one]));
  const [before, after] = [contents.get(beforeID), contents.get(afterID)];
  if (!before || !after) throw new NotFound(Errors.pageNotFound);
  const page = await loadPage(context.em, after.pageID);
  if (before.pageID !== after.pageID) throw InvalidInput.of(Errors.invalid, 'snapshot.afterID');
  return comparePageContents(context, page, { before: before.content, after: after.content });
}

/**
 * Compares two versions of a page; without an earlier one everything is new.
 * Signed in; 404 PM_01, V_12 on `version.afterID` of another page.
 */
export async function compareVersions(
  context: Context,
  { beforeID, afterID }: { beforeID: number | null; afterID: number },
): Promise<ContentComparison> {
  requireViewer(context);
  const { page, version } = await loadVersion(context.em, afterID);
  const before = beforeID === null ? null : await loadVersion(context.em, beforeID);
  if (before && before.page.id !== page.id) throw InvalidInput.of(Errors.invalid, 'version.afterID');
  return comparePageContents(context, page, { before: before?.version ?? null, after: version });
}
