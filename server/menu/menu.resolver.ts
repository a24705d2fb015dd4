import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createPageLoader, PageObject } from '../pages/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import { VisitorPage } from '../published-pages/index.ts';
import { authorize } from '../shared/context.ts';
import { AllowTokens, type GraphQLContext, getLoader, nullIfNotFound, toPayload } from '../shared/graphql/index.ts';
import { createMenu } from './create-menu.ts';
import { deleteMenu } from './delete-menu.ts';
import { loadPublishedMenu } from './menu.loaders.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, loadMenus } from './menu.queries.ts';
import {
  DeleteMenuPayload,
  MenuItemInput,
  MenuLinkObject,
  MenuObject,
  MenuPayload,
  PublishedMenuObject,
} from './menu.type.ts';
import { publishMenu } from './publish-menu.ts';
import { storeMenu } from './store-menu.ts';
import { undoMenuPublication } from './undo-menu-publication.ts';

@Resolver(() => MenuObject)
export class MenuResolver {
  @Query(() => [MenuObject], { description: 'The menus, by name and locale. Permission manage-menu.' })
  async menus(@Ctx() context: GraphQLContext): Promise<MenuObject[]> {
    authorize(context.viewer, canManageMenu(context.viewer));
    return (await loadMenus(context.em)).map(MenuObject.from);
  }

  @Query(() => MenuObject, {
    nullable: true,
    description: 'One menu, or null. Permission manage-menu.',
  })
  async menu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the menu.' }) id: number,
  ): Promise<MenuObject | null> {
    authorize(context.viewer, canManageMenu(context.viewer));
    const menu = await nullIfNotFound(loadMenu(context.em, id));
    return menu && MenuObject.from(menu);
  }

  @Query(() => PublishedMenuObject, {
    nullable: true,
    description: 'A published menu, or null. Anyone.',
  })
  publishedMenu(
    @Ctx() context: GraphQLContext,
    @Arg('name', () => String, { description: 'Its name, such as header.' }) name: string,
    @Arg('locale', () => String, { nullable: true, description: 'Its locale; if left out, the default one.' }) locale:
      | string
      | null,
  ): Promise<PublishedMenuObject | null> {
    return loadPublishedMenu(context, { name, locale });
  }

  @AllowTokens('manage-menu')
  @Mutation(() => MenuPayload, { description: 'Creates an empty menu. Permission manage-menu.' })
  createMenu(
    @Ctx() context: GraphQLContext,
    @Arg('name', () => String, { description: 'Name, unique in its locale.' }) name: string,
    @Arg('locale', () => String, { description: 'One of the available locales.' }) locale: string,
  ): Promise<MenuPayload> {
    return toPayload('menu', createMenu(context, { name, locale }).then(MenuObject.from));
  }

  @AllowTokens('manage-menu')
  @Mutation(() => MenuPayload, { description: "Stores a menu's draft. Permission manage-menu." })
  storeMenu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the menu.' }) id: number,
    @Arg('items', () => [MenuItemInput], { description: 'All its items.' }) items: MenuItemInput[],
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The revision that it is based on; if left out, it overwrites newer content.',
    })
    revision: number | null,
  ): Promise<MenuPayload> {
    return toPayload('menu', storeMenu(context, id, { items, revision }).then(MenuObject.from));
  }

  @AllowTokens('manage-menu')
  @Mutation(() => MenuPayload, { description: "Publishes a menu's draft. Permission manage-menu." })
  publishMenu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the menu.' }) id: number,
  ): Promise<MenuPayload> {
    return toPayload('menu', publishMenu(context, id).then(MenuObject.from));
  }

  @AllowTokens('manage-menu')
  @Mutation(() => MenuPayload, {
    description: 'Undoes the last publication of a menu. Permission manage-menu.',
  })
  undoMenuPublication(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the menu.' }) id: number,
  ): Promise<MenuPayload> {
    return toPayload('menu', undoMenuPublication(context, id).then(MenuObject.from));
  }

  @AllowTokens('manage-menu')
  @Mutation(() => DeleteMenuPayload, { description: 'Permanently deletes a menu. Permission manage-menu.' })
  deleteMenu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the menu.' }) id: number,
  ): Promise<DeleteMenuPayload> {
    return toPayload('id', deleteMenu(context, id));
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'The last editor of the draft.' })
  editor(@Ctx() context: GraphQLContext, @Root() { updatedBy }: MenuObject): Promise<Editor | null> {
    return loadEditor(context, updatedBy);
  }
}

@Resolver(() => MenuLinkObject)
export class MenuLinkResolver {
  @FieldResolver(() => PageObject, { nullable: true, description: 'The page; null if it does not exist.' })
  async page(@Ctx() context: GraphQLContext, @Root() { pageID }: MenuLinkObject): Promise<PageObject | null> {
    if (!pageID) return null;
    const page = await getLoader(context, createPageLoader)
      .load(pageID)
      .catch(() => null);
    return page?.deletedAt === null ? PageObject.from(page) : null;
  }
}

@Resolver(() => VisitorPage)
export class PageMenuResolver {
  @FieldResolver(() => PublishedMenuObject, {
    nullable: true,
    description: "A published menu in the page's locale, or null.",
  })
  menu(
    @Ctx() context: GraphQLContext,
    @Root() { locale }: VisitorPage,
    @Arg('name', () => String, { description: 'Its name, such as header.' }) name: string,
  ): Promise<PublishedMenuObject | null> {
    return loadPublishedMenu(context, { name, locale });
  }
}
