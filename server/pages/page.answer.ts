import { z } from 'zod';
import { pageStatuses, type Page } from './page.entity.ts';
import type { PresentedVersion } from './present-version.ts';

const cropParamsAnswer = z
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

const imageAnswer = z
  .object({
    fileID: z.int(),
    fileName: z.string(),
    hash: z.string().describe('names content and crop'),
    altText: z.string(),
    cropParams: cropParamsAnswer.nullable(),
  })
  .loose()
  .meta({ id: 'ImageItem' });

const fileAnswer = z
  .object({ fileID: z.int(), fileName: z.string(), hash: z.string() })
  .loose()
  .meta({ id: 'FileItem' });

const imageGroups = z.record(z.string(), z.array(imageAnswer));
const fileGroups = z.record(z.string(), z.array(fileAnswer));
const props = z.record(z.string(), z.unknown());

const blockAnswer = z
  .object({
    type: z.string(),
    key: z.string(),
    anchorPoint: z.string(),
    props,
    __images: imageGroups,
    __files: fileGroups,
  })
  .meta({ id: 'Block' });

/** A page version in full. */
export const pageVersionAnswer = z
  .object({
    id: z.int(),
    pageID: z.int(),
    revision: z.int().describe('to visitors what it was at the last store of this version'),
    title: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    seoKeywords: z.array(z.string()),
    seoImage: z.array(imageAnswer).max(1).nullable(),
    hasPublicationRequest: z.boolean(),
    blocks: z.array(blockAnswer),
    pageType: z.object({ id: z.string(), props, images: imageGroups, files: fileGroups }),
    images: imageGroups,
    files: fileGroups,
  })
  .meta({ id: 'PageVersion' });

/** A page for staff; `content` is the newest version's. */
export const pageAnswer = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: z.string(),
    title: z.string(),
    type: z.string(),
    typeData: z
      .unknown()
      .describe('Any JSON that an installation or a client stores with the page; read by nothing else'),
    content: pageVersionAnswer,
    publishedVersionID: z.int().nullable(),
    publishedID: z.int().nullable(),
    pageVersionID: z.int(),
    status: z.enum(pageStatuses),
  })
  .meta({ id: 'Page' });

/** One page of a list. */
export const pageItemAnswer = z
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
export const publishedPageAnswer = z
  .object({
    slug: z.string(),
    type: z.string(),
    locale: z.string(),
    title: z.string(),
    pageVersion: pageVersionAnswer,
  })
  .meta({ id: 'PublishedPage' });

/** The REST form of a page for staff. */
export function toPageAnswer({
  page,
  version,
}: {
  page: Page;
  version: PresentedVersion;
}): z.output<typeof pageAnswer> {
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

/** The REST form of a page in a list. */
export function toPageItem(page: Page): z.output<typeof pageItemAnswer> {
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

/** The REST form of a page for visitors. */
export function toPublishedPageAnswer({
  page,
  version,
}: {
  page: Pick<Page, 'slug' | 'type' | 'locale'>;
  version: PresentedVersion;
}): z.output<typeof publishedPageAnswer> {
  const { slug, type, locale } = page;
  return { slug, type, locale, title: version.title, pageVersion: version };
}
