import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { StoredBlock, StoredFileGroups, StoredImage, StoredImageGroups } from './content.ts';

export const pageStatuses = ['concept', 'requested', 'published', 'unpublished'] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** State of a page's publication before a change, with the request and the plans that it ended, for undoing it. */
export type PublicationState = {
  status: PageStatus;
  liveVersionId: number | null;
  publishedVersionId: number | null;
  publicationId: number | null;
  requestId: number | null;
  planIds: number[];
};

export type PublicationAction = 'publish' | 'unpublish';

/** The last time a page was published or taken off the site, with the state before, so that it can be undone. */
export type PublicationChange = { action: PublicationAction; publication: number; before: PublicationState };

/** A page in one locale; its content stands in its versions, the newest being the working one. */
export const Page = defineEntity({
  name: 'Page',
  tableName: 'page',
  properties: (p) => ({
    id: p.integer().primary(),
    siblingGroupId: p.integer(),
    locale: p.text(),
    slug: p.text(),
    type: p.text(),
    typeData: p.json<unknown>().strictNullable(),
    /** Of the newest version, kept here so that lists can sort by it. */
    title: p.text(),
    status: p.text().$type<PageStatus>().default('concept'),
    /** Raised by every store; a store that carries another one is refused. */
    revision: p.integer().default(0),
    newestVersionId: p.integer().strictNullable(),
    /** What visitors see, also while a publication is requested. */
    liveVersionId: p.integer().strictNullable(),
    publishedVersionId: p.integer().strictNullable(),
    publicationId: p.integer().strictNullable(),
    createdBy: p.integer().strictNullable(),
    updatedBy: p.integer().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().strictNullable(),
    deletedBy: p.integer().nullable(),
    beforeDeletion: p.json<PublicationState>().nullable(),
    lastPublicationChange: p.json<PublicationChange>().nullable(),
  }),
});
export type Page = InferEntity<typeof Page>;

/** One version of a page; frozen once visitors saw it or its publication was requested. */
export const PageVersion = defineEntity({
  name: 'PageVersion',
  tableName: 'page_version',
  properties: (p) => ({
    id: p.integer().primary(),
    pageId: p.integer(),
    number: p.integer(),
    /** That of the page when the version was stored last. */
    revision: p.integer().default(0),
    title: p.text(),
    seoTitle: p.text().default(''),
    seoDescription: p.text().default(''),
    seoKeywords: p.json<string[]>(),
    seoImage: p.json<StoredImage>().strictNullable(),
    blocks: p.json<StoredBlock[]>(),
    pageTypeProps: p.json<Record<string, unknown>>(),
    pageTypeImages: p.json<StoredImageGroups>(),
    pageTypeFiles: p.json<StoredFileGroups>(),
    frozenAt: p.datetime().strictNullable(),
    createdBy: p.integer().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  }),
});
export type PageVersion = InferEntity<typeof PageVersion>;
