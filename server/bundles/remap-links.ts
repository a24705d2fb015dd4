import { mapMenuItemLinks, type MenuItem } from '../menu/index.ts';
import { collectFileIDs, findLinks, type InternalLink, mapLinks, type VersionContent } from '../content/index.ts';
import { loadFiles } from '../media/index.ts';
import { resolveLinks } from '../pages/index.ts';
import { findMissingFiles } from '../publication/index.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import type { ImportState } from './import-state.ts';
import { maxID } from './row-schemas.ts';

type MapLink = (link: InternalLink) => InternalLink | null;

const highest = (numbers: readonly number[], current: number): number =>
  numbers.reduce((max, one) => (one <= maxID ? Math.max(max, one) : max), current);

/**
 * Returns a function that adapts internal links to this site; null if no link changes. A link to a page of the bundle
 * keeps its id. Any other id comes from the other site and may belong to a different page here, so the link is resolved
 * by its path, as if it had been typed. An empty site takes over all ids and never assigns them again.
 */
async function createLinkMapper(
  state: ImportState,
  links: readonly InternalLink[],
  locale: string,
): Promise<MapLink | null> {
  const { em, locales } = state.options;
  const foreign = links.flatMap(({ path, pageID }) =>
    pageID === null || state.hasRow('pages', pageID) ? [] : [{ path, pageID }],
  );
  if (foreign.length === 0) return null;
  if (state.report.takesSettings) {
    state.highestReferencedIDs.page = highest(
      foreign.map(({ pageID }) => pageID),
      state.highestReferencedIDs.page,
    );
    return null;
  }
  const linksByPath = foreign.map(({ path }) => ({ path, pageID: null }));
  const resolve = await resolveLinks(em.fork(), linksByPath, { locale, defaultLocale: locales.defaultLocale });
  return (link) =>
    link.pageID === null || state.hasRow('pages', link.pageID) ? link : resolve({ path: link.path, pageID: null });
}

/** Returns the content with its links adapted to this site. */
export async function remapLinks(
  state: ImportState,
  content: VersionContent,
  { type, locale }: { type: string; locale: string },
): Promise<VersionContent> {
  const { services } = state.options;
  const map = await createLinkMapper(state, findLinks(services, content, type), locale);
  return map ? mapLinks(services, content, { pageType: type, map }) : content;
}

const toInternalLink = ({ value, pageID }: { value: string; pageID?: number | null | undefined }): InternalLink => ({
  path: value.startsWith('/') ? value : `/${value}`,
  pageID: pageID ?? null,
});

/** Returns the entries of a menu with their links adapted to this site. */
export async function remapMenuLinks(
  state: ImportState,
  items: readonly MenuItem[],
  locale: string,
): Promise<MenuItem[]> {
  const links: InternalLink[] = [];
  mapMenuItemLinks(items, (link) => {
    if (link.kind === 'internal') links.push(toInternalLink(link));
    return link;
  });
  const map = await createLinkMapper(state, links, locale);
  if (!map) return [...items];
  return mapMenuItemLinks(items, (link) =>
    link.kind === 'internal' ? { ...link, pageID: map(toInternalLink(link))?.pageID ?? null } : link,
  );
}

/**
 * Refuses images and files that are not in the bundle, since their ids may belong to other files here: V_12 on
 * `block.<key>.<field>` and the like. A site without pages accepts a draft with files that were deleted on the other
 * site.
 */
export async function requireBundledFiles(
  state: ImportState,
  content: VersionContent,
  { type, isLive }: { type: string; isLive: boolean },
): Promise<void> {
  const isInBundle = (fileID: number): boolean => state.hasRow('files', fileID);
  const foreign = collectFileIDs(content, type).filter((fileID) => !isInBundle(fileID));
  const isTolerant = state.report.takesSettings && !isLive;
  // Files of this site with these ids are other files, as they are not in the bundle.
  const existing = isTolerant ? await loadFiles(state.options.em.fork(), foreign) : new Set(foreign);
  const errors = findMissingFiles(content, type, (fileID) => isInBundle(fileID) || !existing.has(fileID));
  if (errors.length > 0) throw new InvalidInput(errors);
  state.highestReferencedIDs.file = highest(foreign, state.highestReferencedIDs.file);
}
