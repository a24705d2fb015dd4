import type { PageRowFragment } from '../generated/graphql.ts';

/** The fields that the rules below need; fewer than a row has, to keep tests short. */
type PageActionFields = Pick<
  PageRowFragment,
  'status' | 'hasNewerWork' | 'live' | 'viewerCanEdit' | 'viewerCanPublish' | 'viewerCanDelete' | 'viewerCanCreate'
>;

/** Whether visitors see the newest version. */
export function isUpToDate({ status, hasNewerWork }: Pick<PageActionFields, 'status' | 'hasNewerWork'>): boolean {
  return status === 'PUBLISHED' && !hasNewerWork;
}

export function isPublishable(page: Pick<PageActionFields, 'status' | 'hasNewerWork' | 'viewerCanPublish'>): boolean {
  return page.viewerCanPublish && !isUpToDate(page);
}

export function isUnpublishable({
  live,
  viewerCanPublish,
}: Pick<PageActionFields, 'live' | 'viewerCanPublish'>): boolean {
  return viewerCanPublish && live;
}

/** Whether a publication can be requested: the page is unpublished or has newer changes, and no request is open. */
export function isRequestable(page: Pick<PageActionFields, 'status' | 'hasNewerWork' | 'viewerCanEdit'>): boolean {
  return page.viewerCanEdit && page.status !== 'REQUESTED' && !isUpToDate(page);
}

export function isDeletable({ viewerCanDelete }: Pick<PageActionFields, 'viewerCanDelete'>): boolean {
  return viewerCanDelete;
}

/** Returns the locales that the page is not translated into. */
export function listMissingLocales(
  page: Pick<PageRowFragment, 'locale' | 'siblings'>,
  available: readonly string[],
): string[] {
  const existing = new Set([page.locale, ...page.siblings.map(({ locale }) => locale)]);
  return available.filter((locale) => !existing.has(locale));
}
