import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { type GraphQLContext, getLoader, nodeIDDescription, toNodeID } from '../shared/graphql/index.ts';
import { createPageTagsLoader } from '../tags/index.ts';
import { createEditorNameLoader } from '../users/index.ts';
import { createSiblingsLoader, createVersionLoader } from './page.loaders.ts';
import { canCreatePage, canDeletePage, canEditPage, canPublishPage } from './page.policy.ts';
import { PageObject, PageSibling } from './page.type.ts';
import { loadVersionObject, PageVersionObject } from './page-version.type.ts';

@Resolver(() => PageObject)
export class PageFieldsResolver {
  @FieldResolver(() => ID, { description: nodeIDDescription })
  nodeID(@Root() { id }: PageObject): string {
    return toNodeID('Page', id);
  }

  @FieldResolver(() => PageVersionObject, { description: 'The newest version.' })
  async pageVersion(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): Promise<PageVersionObject> {
    const version = await getLoader(context, createVersionLoader).load(entity.newestVersionId ?? 0);
    return loadVersionObject(context, { page: entity, version });
  }

  @FieldResolver(() => [PageSibling], { description: 'Its translations, including the page itself.' })
  siblings(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): Promise<PageSibling[]> {
    return getLoader(context, createSiblingsLoader).load(entity.siblingGroupId);
  }

  @FieldResolver(() => [String], { description: 'Its tags, public and private, by name.' })
  tags(@Ctx() context: GraphQLContext, @Root() { id }: PageObject): Promise<string[]> {
    return getLoader(context, createPageTagsLoader).load(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the last editor; null if that user was removed.',
  })
  async editorName(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): Promise<string | null> {
    return entity.updatedBy === null ? null : getLoader(context, createEditorNameLoader).load(entity.updatedBy);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may store it and change its slug.' })
  viewerCanEdit(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): boolean {
    return canEditPage(context.viewer, entity);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may publish and unpublish it.' })
  viewerCanPublish(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): boolean {
    return canPublishPage(context.viewer, entity);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may move it to the bin.' })
  viewerCanDelete(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): boolean {
    return canDeletePage(context.viewer, entity);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may create pages of its type in its locale.' })
  viewerCanCreate(@Ctx() context: GraphQLContext, @Root() { entity }: PageObject): boolean {
    return canCreatePage(context.viewer, entity);
  }
}
