import { Field, Int, ObjectType } from 'type-graphql';
import { type Page, PageObject } from '../pages/index.ts';
import { PreviewedPage } from '../published-pages/index.ts';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { ListedPreview } from './list-previews.ts';

@ObjectType('PreviewLink', {
  description: 'A link that shows one version of a page to anyone who has it, without an account.',
})
export class PreviewLinkObject {
  @Field(() => Int, { description: 'Id of the link.' })
  id: number;

  @Field(() => Int, { description: 'The version that it shows, always with its current content.' })
  versionID: number;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'Until when it works.' })
  expiresAt: Date;

  /** For the field resolvers. */
  entity: ListedPreview;
  page: Page;

  static from(page: Page, entity: ListedPreview): PreviewLinkObject {
    const { id, versionID, createdAt, expiresAt } = entity;
    return { id, versionID, createdAt, expiresAt, entity, page };
  }
}

@ObjectType({ description: 'Result of sharePreview.' })
export class SharePreviewPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'URL of the preview; returned only here, since it is not stored.',
  })
  url: string | null;

  @Field(() => PageObject, { nullable: true, description: 'The page with all its links.' })
  page: PageObject | null;
}

@ObjectType('Preview', { description: 'The preview of a link.' })
export class PreviewObject {
  @Field(() => PreviewedPage, { description: 'The page as visitors would see it, with that version as its content.' })
  page: PreviewedPage;

  @Field(() => DateTime, { description: 'Until when the link works.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether visitors see this version already.' })
  isLive: boolean;
}
