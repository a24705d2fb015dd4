import type { PageRowFragment } from '../generated/graphql.ts';

/** What a deed asks of a page; narrower than a row, so that tests need little. */
type Facts = Pick<
  PageRowFragment,
  'status' | 'hasNewerWork' | 'live' | 'viewerCanEdit' | 'viewerCanPublish' | 'viewerCanDelete' | 'viewerCanCreate'
>;

/** Visitors see the newest version already. */
export function isUpToDate({ status, hasNewerWork }: Pick<Facts, 'status' | 'hasNewerWork'>): boolean {
  return status === 'PUBLISHED' && !hasNewerWork;
}

export function isPublishable(page: Pick<Facts, 'status' | 'hasNewerWork' | 'viewerCanPublish'>): boolean {
  return page.viewerCanPublish && !isUpToDate(page);
}

export function isUnpublishable({ live, viewerCanPublish }: Pick<Facts, 'live' | 'viewerCanPublish'>): boolean {
  return viewerCanPublish && live;
}

/** Whether its publication can be requested: newer work, or none on the site, and no open request. */
export function isRequestable(page: Pick<Facts, 'status' | 'hasNewerWork' | 'viewerCanEdit'>): boolean {
  return page.viewerCanEdit && page.status !== 'REQUESTED' && !isUpToDate(page);
}

export function isDeletable({ viewerCanDelete }: Pick<Facts, 'viewerCanDelete'>): boolean {
  return viewerCanDelete;
}

/** Locales in which a page has no translation yet. */
export function listMissingLocales(
  page: Pick<PageRowFragment, 'locale' | 'siblings'>,
  available: readonly string[],
): string[] {
  const present = new Set([page.locale, ...page.siblings.map(({ locale }) => locale)]);
  return available.filter((locale) => !present.has(locale));
}
