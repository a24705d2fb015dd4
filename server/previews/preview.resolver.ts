import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createSettingsLoader, PageObject, PagePayload } from '../pages/index.ts';
import { PreviewedPage } from '../published-pages/index.ts';
import { AllowTokens, type GraphQLContext, getLoader, nullIfNotFound, toPayload } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { canSharePreview, canWithdrawPreview } from './preview.policy.ts';
import { PreviewLinkObject, PreviewObject, SharePreviewPayload } from './preview.type.ts';
import { createPreviewsLoader } from './preview.loaders.ts';
import { sharePreview } from './share-preview.ts';
import { showPreview } from './show-preview.ts';
import { withdrawPreview } from './withdraw-preview.ts';

@Resolver()
export class PreviewResolver {
  @Query(() => PreviewObject, {
    nullable: true,
    description: 'The preview of a link; null if the link is unknown, withdrawn or expired. Anyone with its token.',
  })
  async preview(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: "The last part of the link's URL." }) token: string,
  ): Promise<PreviewObject | null> {
    const found = await nullIfNotFound(showPreview(context, token));
    if (!found) return null;
    const { page, version, expiresAt } = found;
    const { defaultLocale } = await getLoader(context, createSettingsLoader).load('settings');
    const shown = PreviewedPage.from({ page, version, previewToken: token }, defaultLocale);
    return { page: shown, expiresAt, isLive: page.liveVersionId === version.id };
  }

  @AllowTokens('edit-page', 'publish-page')
  @Mutation(() => SharePreviewPayload, {
    description:
      'Creates a link that shows one version of a page to anyone who has it. Permission edit-page or publish-page.',
  })
  async sharePreview(
    @Ctx() context: GraphQLContext,
    @Arg('pageVersionID', () => Int, { description: 'Id of the version.' }) pageVersionID: number,
    @Arg('days', () => Int, { description: 'How long the link works, 1 to 90 days.' }) days: number,
  ): Promise<SharePreviewPayload> {
    const { shared, errors } = await toPayload('shared', sharePreview(context, pageVersionID, { days }));
    return { url: shared?.url ?? null, page: shared && PageObject.from(shared.page), errors };
  }

  @AllowTokens('edit-page', 'publish-page')
  @Mutation(() => PagePayload, {
    description:
      'Withdraws a preview link, which stops working at once. Permission edit-page or publish-page, or its author.',
  })
  withdrawPreview(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the link.' }) id: number,
  ): Promise<PagePayload> {
    return toPayload('page', withdrawPreview(context, id).then(PageObject.from));
  }
}

@Resolver(() => PreviewLinkObject)
export class PreviewLinkFieldsResolver {
  @FieldResolver(() => Editor, { nullable: true, description: 'Its author; null if that user was removed.' })
  createdBy(@Ctx() context: GraphQLContext, @Root() { entity }: PreviewLinkObject): Promise<Editor | null> {
    return loadEditor(context, entity.createdBy);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may withdraw it.' })
  viewerCanWithdraw(@Ctx() { viewer }: GraphQLContext, @Root() { page, entity }: PreviewLinkObject): boolean {
    return canWithdrawPreview(viewer, page, entity);
  }
}

@Resolver(() => PageObject)
export class PagePreviewResolver {
  @FieldResolver(() => [PreviewLinkObject], { description: 'Its preview links, newest first.' })
  async previewLinks(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): Promise<PreviewLinkObject[]> {
    const links = await getLoader(context, createPreviewsLoader).load(entity.id);
    return links.map((link) => PreviewLinkObject.from(entity, link));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may share a preview of it.' })
  viewerCanSharePreview(@Ctx() { viewer }: GraphQLContext, @Root() { entity }: PageObject): boolean {
    return canSharePreview(viewer, entity);
  }
}
