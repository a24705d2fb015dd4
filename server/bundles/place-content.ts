import { mapItemLinks, type MenuItem } from '../menu/index.ts';
import {
  contentFileIDs,
  findLinks,
  type InternalLink,
  mapLinks,
  resolveLinks,
  type VersionContent,
} from '../pages/index.ts';
import { findMissingFiles } from '../publication/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { InvalidInput } from '../shared/errors/index.ts';
import type { ImportState } from './import-state.ts';
import { largestID } from './row-shapes.ts';

type MapLink = (link: InternalLink) => InternalLink | null;

const highest = (numbers: readonly number[], present: number): number =>
  numbers.reduce((max, one) => (one <= largestID ? Math.max(max, one) : max), present);

/**
 * How internal links read here; null where all stay as they are. A link to a page of the bundle keeps its number. Any
 * other number is one that the other site dealt out and may be another page here, so that the link's address counts,
 * as if it had been typed in. An empty site takes over all numbers, and never deals out one of them again.
 */
async function findPlaces(state: ImportState, links: readonly InternalLink[], locale: string): Promise<MapLink | null> {
  const { em, locales } = state.bundle;
  const foreign = links.flatMap(({ path, pageID }) =>
    pageID === null || state.has('pages', pageID) ? [] : [{ path, pageID }],
  );
  if (foreign.length === 0) return null;
  if (state.report.takesSettings) {
    state.highestNamed.page = highest(
      foreign.map(({ pageID }) => pageID),
      state.highestNamed.page,
    );
    return null;
  }
  const wanted = foreign.map(({ path }) => ({ path, pageID: null }));
  const resolve = await resolveLinks(em.fork(), wanted, { locale, defaultLocale: locales.defaultLocale });
  return (link) =>
    link.pageID === null || state.has('pages', link.pageID) ? link : resolve({ path: link.path, pageID: null });
}

/** The content with its links as they read here. */
export async function placeLinks(
  state: ImportState,
  content: VersionContent,
  { type, locale }: { type: string; locale: string },
): Promise<VersionContent> {
  const { services } = state.bundle;
  const map = await findPlaces(state, findLinks(services, content, type), locale);
  return map ? mapLinks(services, content, { pageType: type, map }) : content;
}

const toInternalLink = ({ value, pageID }: { value: string; pageID?: number | null | undefined }): InternalLink => ({
  path: value.startsWith('/') ? value : `/${value}`,
  pageID: pageID ?? null,
});

/** The entries of a menu with their links as they read here. */
export async function placeItems(state: ImportState, items: readonly MenuItem[], locale: string): Promise<MenuItem[]> {
  const links: InternalLink[] = [];
  mapItemLinks(items, (link) => {
    if (link.kind === 'internal') links.push(toInternalLink(link));
    return link;
  });
  const map = await findPlaces(state, links, locale);
  if (!map) return [...items];
  return mapItemLinks(items, (link) =>
    link.kind === 'internal' ? { ...link, pageID: map(toInternalLink(link))?.pageID ?? null } : link,
  );
}

/** Numbers of files that are here without being in the bundle: they are other files. */
async function findOwnFiles({ bundle }: ImportState, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await query(bundle.em.fork(), sql<{ id: number }>`select id from file where id = any(${ids}::int[])`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Refuses pictures and files that are not in the bundle, since their numbers may be other files here: V_12 on
 * `block.<key>.<field>` and the like. A site without pages takes a draft with what was in the other one's bin.
 */
export async function requireFiles(
  state: ImportState,
  content: VersionContent,
  { type, isLive }: { type: string; isLive: boolean },
): Promise<void> {
  const isOfBundle = (fileID: number): boolean => state.has('files', fileID);
  const foreign = contentFileIDs(content, type).filter((fileID) => !isOfBundle(fileID));
  const isTolerant = state.report.takesSettings && !isLive;
  const own = isTolerant ? await findOwnFiles(state, foreign) : new Set(foreign);
  const errors = findMissingFiles(content, type, (fileID) => isOfBundle(fileID) || !own.has(fileID));
  if (errors.length > 0) throw new InvalidInput(errors);
  state.highestNamed.file = highest(foreign, state.highestNamed.file);
}
