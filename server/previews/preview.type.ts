import { Field, Int, ObjectType } from 'type-graphql';
import { type Page, PageObject, PreviewedPage } from '../pages/index.ts';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { ListedPreview } from './list-previews.ts';

@ObjectType('PreviewLink', {
  description: 'A link that shows one version of a page to whoever has it, without an account.',
})
export class PreviewLinkObject {
  @Field(() => Int, { description: 'Number of the link.' })
  id: number;

  @Field(() => Int, { description: 'The version that it shows, as that is whenever the link is opened.' })
  versionID: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'Until when it works.' })
  expiresAt: Date;

  /** Kept for the field resolvers. */
  entity: ListedPreview;
  page: Page;

  static from(page: Page, entity: ListedPreview): PreviewLinkObject {
    const { id, versionID, createdAt, expiresAt } = entity;
    return { id, versionID, createdAt, expiresAt, entity, page };
  }
}

@ObjectType({ description: 'Answer of sharePreview.' })
export class SharePreviewPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Address of the preview; it is told here and never again.' })
  url: string | null;

  @Field(() => PageObject, { nullable: true, description: 'The page with all its links.' })
  page: PageObject | null;
}

@ObjectType('Preview', { description: 'What a preview link shows.' })
export class PreviewObject {
  @Field(() => PreviewedPage, { description: 'The page as visitors would see it, with that version as its content.' })
  page: PreviewedPage;

  @Field(() => DateTime, { description: 'Until when the link works.' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether visitors see this version already.' })
  isLive: boolean;
}
