import { z } from 'zod';
import { pageStatuses, type Page } from './page.entity.ts';
import { pageVersionResponse, type PresentedVersion } from '../content/index.ts';

/** A page for staff; `content` is the newest version. */
export const pageResponse = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: z.string(),
    title: z.string(),
    type: z.string(),
    typeData: z
      .unknown()
      .describe('Any JSON that an installation or a client stores with the page; nothing else reads it'),
    content: pageVersionResponse,
    publishedVersionID: z.int().nullable(),
    publishedID: z.int().nullable(),
    pageVersionID: z.int(),
    status: z.enum(pageStatuses),
  })
  .meta({ id: 'Page' });

/** A page in a list. */
export const pageItemResponse = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    locale: z.string(),
    type: z.string(),
    status: z.enum(pageStatuses),
    hasPublicationRequest: z.boolean(),
    publishedVersionID: z.int().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'PageItem' });

/** Returns the REST response for a page, for staff. */
export function toPageResponse({
  page,
  version,
}: {
  page: Page;
  version: PresentedVersion;
}): z.output<typeof pageResponse> {
  const { id, slug, locale, title, type, typeData, status } = page;
  return {
    id,
    slug,
    locale,
    title,
    type,
    typeData,
    status,
    content: version,
    publishedVersionID: page.publishedVersionId,
    publishedID: page.publicationId,
    pageVersionID: version.id,
  };
}

/** Returns the REST response for a page in a list. */
export function toPageItemResponse(page: Page): z.output<typeof pageItemResponse> {
  const { id, title, slug, locale, type, status } = page;
  return {
    id,
    title,
    slug,
    locale,
    type,
    status,
    hasPublicationRequest: status === 'requested',
    publishedVersionID: page.publishedVersionId,
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
  };
}
