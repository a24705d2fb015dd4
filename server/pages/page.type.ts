import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Json, Node, Payload } from '../shared/graphql/index.ts';
import type { Page, PageStatus } from './page.entity.ts';
import { PageVersionObject } from './page-version.type.ts';

const pageStatusEnum = {
  CONCEPT: 'concept',
  REQUESTED: 'requested',
  PUBLISHED: 'published',
  UNPUBLISHED: 'unpublished',
};

registerEnumType(pageStatusEnum, {
  name: 'PageStatus',
  description: 'Publication status of a page.',
  valuesConfig: {
    CONCEPT: { description: 'Never published.' },
    REQUESTED: { description: 'Its publication is requested.' },
    PUBLISHED: { description: 'Visitors see it.' },
    UNPUBLISHED: { description: 'It was unpublished.' },
  },
});
export { pageStatusEnum as PageStatusEnum };

@ObjectType({ description: 'A translation of a page, for staff.' })
export class PageSibling {
  @Field(() => Int, { description: 'Id of the page.' })
  id: number;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Its slug in that locale.' })
  slug: string;

  @Field(() => String, { description: 'Title of its newest version.' })
  title: string;

  @Field(() => pageStatusEnum, { description: 'Publication status.' })
  status: PageStatus;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  published: boolean;
}

@ObjectType('Page', { description: 'A page in one locale, for staff.', implements: Node })
export class PageObject {
  @Field(() => Int, { description: 'Id of the page.' })
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
      'Any JSON that an installation or a client stores with the page. It is copied with the page and otherwise not used.',
  })
  typeData: unknown;

  @Field(() => pageStatusEnum, { description: 'Publication status.' })
  status: PageStatus;

  @Field(() => Boolean, { description: 'Whether visitors see it now, even while a publication is requested.' })
  live: boolean;

  @Field(() => Boolean, { description: 'Whether a newer version than the live one exists.' })
  hasNewerWork: boolean;

  @Field(() => Int, { nullable: true, description: 'The published version; null while a publication is requested.' })
  publishedVersionID: number | null;

  @Field(() => Int, { nullable: true, description: 'Id of the publication record.' })
  publishedID: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the publication record of the last publication or unpublishing, for undoPublications; null before the first.',
  })
  lastPublicationID: number | null;

  @Field(() => Int, { description: 'Id of the newest version.' })
  pageVersionID: number;

  @Field(() => Boolean, { description: 'Whether its publication is requested.' })
  hasPublicationRequest: boolean;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last stored.' })
  updatedAt: Date;

  /** For the field resolvers. */
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

@ObjectType({ description: 'Result of a change to one page.' })
export class PagePayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The page as it is now.' })
  page: PageObject | null;
}

@ObjectType({ description: 'Result of a change to several pages, which changes all of them or none.' })
export class PagesPayload extends Payload {
  @Field(() => [PageObject], { nullable: true, description: 'The pages as they are now.' })
  pages: PageObject[] | null;
}

@ObjectType({ description: 'Result of createPage.' })
export class CreatePagePayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The new page.' })
  page: PageObject | null;
}

@ObjectType({ description: 'Result of storePageVersion.' })
export class StorePageVersionPayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The page as it is now.' })
  page: PageObject | null;

  @Field(() => PageVersionObject, { nullable: true, description: 'The version that was written.' })
  pageVersion: PageVersionObject | null;
}
