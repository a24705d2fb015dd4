import { z } from 'zod';
import { pageStatuses, type Page } from './page.entity.ts';
import type { PresentedVersion } from './present-version.ts';

const cropParamsResponse = z
  .object({
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    rotate: z.number(),
    scaleX: z.number(),
    scaleY: z.number(),
  })
  .meta({ id: 'CropParams' });

const imageResponse = z
  .object({
    fileID: z.int(),
    fileName: z.string(),
    hash: z.string().describe('hash of content and crop'),
    altText: z.string(),
    cropParams: cropParamsResponse.nullable(),
  })
  .loose()
  .meta({ id: 'ImageItem' });

const fileResponse = z
  .object({ fileID: z.int(), fileName: z.string(), hash: z.string() })
  .loose()
  .meta({ id: 'FileItem' });

const imageGroups = z.record(z.string(), z.array(imageResponse));
const fileGroups = z.record(z.string(), z.array(fileResponse));
const props = z.record(z.string(), z.unknown());

const blockResponse = z
  .object({
    type: z.string(),
    key: z.string(),
    anchorPoint: z.string(),
    props,
    __images: imageGroups,
    __files: fileGroups,
  })
  .meta({ id: 'Block' });

/** A complete page version. */
export const pageVersionResponse = z
  .object({
    id: z.int(),
    pageID: z.int(),
    revision: z.int().describe('visitors get its value when this version was last stored'),
    title: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    seoKeywords: z.array(z.string()),
    seoImage: z.array(imageResponse).max(1).nullable(),
    hasPublicationRequest: z.boolean(),
    blocks: z.array(blockResponse),
    pageType: z.object({ id: z.string(), props, images: imageGroups, files: fileGroups }),
    images: imageGroups,
    files: fileGroups,
  })
  .meta({ id: 'PageVersion' });

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

/** A page as visitors see it. */
export const publishedPageResponse = z
  .object({
    slug: z.string(),
    type: z.string(),
    locale: z.string(),
    title: z.string(),
    pageVersion: pageVersionResponse,
  })
  .meta({ id: 'PublishedPage' });

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

/** Returns the REST response for a published page, for visitors. */
export function toPublishedPageResponse({
  page,
  version,
}: {
  page: Pick<Page, 'slug' | 'type' | 'locale'>;
  version: PresentedVersion;
}): z.output<typeof publishedPageResponse> {
  const { slug, type, locale } = page;
  return { slug, type, locale, title: version.title, pageVersion: version };
}
