import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Json, Node, Payload } from '../shared/graphql/index.ts';
import type { Page, PageStatus } from './page.entity.ts';
import { PageVersionObject } from './page-version.type.ts';

const statusEnum = { CONCEPT: 'concept', REQUESTED: 'requested', PUBLISHED: 'published', UNPUBLISHED: 'unpublished' };

registerEnumType(statusEnum, {
  name: 'PageStatus',
  description: 'Where a page stands on its way to visitors.',
  valuesConfig: {
    CONCEPT: { description: 'Never published.' },
    REQUESTED: { description: 'Its publication is requested.' },
    PUBLISHED: { description: 'Visitors see it.' },
    UNPUBLISHED: { description: 'Taken off the site.' },
  },
});
export { statusEnum as PageStatusEnum };

@ObjectType({ description: 'A translation of a page, for staff.' })
export class PageSibling {
  @Field(() => Int, { description: 'The page.' })
  id: number;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Its slug in that locale.' })
  slug: string;

  @Field(() => String, { description: 'Title of its newest version.' })
  title: string;

  @Field(() => statusEnum, { description: 'Where it stands on its way to visitors.' })
  status: PageStatus;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  published: boolean;
}

@ObjectType('Page', { description: 'A page in one locale, for staff.', implements: Node })
export class PageObject {
  @Field(() => Int, { description: 'Number of the page.' })
  id: number;

  @Field(() => String, { description: "Address in its locale; '/' is the root." })
  slug: string;

  @Field(() => String, { description: 'Locale of the page.' })
  locale: string;

  @Field(() => String, { description: 'Title of the newest version.' })
  title: string;

  @Field(() => String, { description: 'Id of the page type.' })
  type: string;

  @Field(() => Json, {
    nullable: true,
    description:
      'Any JSON that an installation or a client stores with the page: copied with it, read and shown by nothing else.',
  })
  typeData: unknown;

  @Field(() => statusEnum, { description: 'Where it stands on its way to visitors.' })
  status: PageStatus;

  @Field(() => Boolean, { description: 'Whether visitors see it now, also while a publication is requested.' })
  live: boolean;

  @Field(() => Boolean, { description: 'Whether there is newer work than what visitors see.' })
  hasNewerWork: boolean;

  @Field(() => Int, { nullable: true, description: 'The published version; null while a publication is requested.' })
  publishedVersionID: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of the publication record.' })
  publishedID: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The publication record of the last publication or unpublishing, for undoPublications; null before one.',
  })
  lastPublicationID: number | null;

  @Field(() => Int, { description: 'The newest version, the working one.' })
  pageVersionID: number;

  @Field(() => Boolean, { description: 'Whether its publication is requested.' })
  hasPublicationRequest: boolean;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was stored last.' })
  updatedAt: Date;

  /** Kept for the field resolvers. */
  entity: Page;

  static from(entity: Page): PageObject {
    const { id, slug, locale, title, type, typeData, status, createdAt, updatedAt } = entity;
    const hasNewerWork = entity.liveVersionId !== null && entity.liveVersionId !== entity.newestVersionId;
    return {
      id,
      slug,
      locale,
      title,
      type,
      typeData,
      status,
      createdAt,
      updatedAt,
      entity,
      hasNewerWork,
      live: entity.liveVersionId !== null,
      publishedVersionID: entity.publishedVersionId,
      publishedID: entity.publicationId,
      lastPublicationID: entity.lastPublicationChange?.publication ?? null,
      pageVersionID: entity.newestVersionId ?? 0,
      hasPublicationRequest: status === 'requested',
    };
  }
}

@ObjectType({ description: 'One page of a list of pages.' })
export class PageList {
  @Field(() => [PageObject], { description: 'The pages.' })
  items: PageObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@ObjectType({ description: 'Answer of a change to one page.' })
export class PagePayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The page as it is now.' })
  page: PageObject | null;
}

@ObjectType({ description: 'Answer of a change to several pages, which is made to all of them or to none.' })
export class PagesPayload extends Payload {
  @Field(() => [PageObject], { nullable: true, description: 'The pages as they are now.' })
  pages: PageObject[] | null;
}

@ObjectType({ description: 'Answer of createPage.' })
export class CreatePagePayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The new page.' })
  page: PageObject | null;
}

@ObjectType({ description: 'Answer of storePageVersion.' })
export class StorePageVersionPayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The page as it is now.' })
  page: PageObject | null;

  @Field(() => PageVersionObject, { nullable: true, description: 'The version that was written.' })
  pageVersion: PageVersionObject | null;
}
