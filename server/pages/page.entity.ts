import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { StoredBlock, StoredFileGroups, StoredImage, StoredImageGroups } from '../content/index.ts';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import { Errors } from '../shared/errors/index.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'page.created': { pageID: number };
    'page.stored': { pageID: number };
    'page.published': { pageID: number };
    'page.unpublished': { pageID: number };
    'page.deleted': { pageID: number };
    'page.restored': { pageID: number };
    'page.slug-changed': { pageID: number };
    'page.tagged': { pageID: number };
  }
}

export const pageStatuses = ['concept', 'requested', 'published', 'unpublished'] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** Publication state of a page before a change, with the request and the schedules that the change ended, for undo. */
export type PublicationState = {
  status: PageStatus;
  liveVersionId: number | null;
  publishedVersionId: number | null;
  publicationId: number | null;
  requestId: number | null;
  planIds: number[];
};

/** A change of what visitors see. */
export type PublicationAction = 'publish' | 'unpublish';

/** The last publication or unpublishing of a page, with the state before it, for undo. */
export type PublicationChange = { action: PublicationAction; publication: number; before: PublicationState };

/** A page in one locale. Its content is in its versions; editors work on the newest. */
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
    /** Title of the newest version, copied here so that lists can sort by it. */
    title: p.text(),
    status: p.text().$type<PageStatus>().default('concept'),
    /** Incremented by every store; storing with another revision is rejected. */
    revision: p.integer().default(0),
    newestVersionId: p.integer().strictNullable(),
    /** The version that visitors see, even while a newer publication is requested. */
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

/** One version of a page. Frozen once it was published, scheduled or requested for publication. */
export const PageVersion = defineEntity({
  name: 'PageVersion',
  tableName: 'page_version',
  properties: (p) => ({
    id: p.integer().primary(),
    pageId: p.integer(),
    number: p.integer(),
    /** Revision of the page when this version was last stored. */
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

/** Errors for two pages with the same address, and for two translations in the same locale. */
export const pageIndexErrors: UniqueIndexErrors = {
  page_locale_slug: { code: Errors.alreadyExists, property: 'page.slug' },
  page_sibling_locale: { code: Errors.alreadyExists, property: 'page.locale' },
};
