import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createPageLoader, Editor, loadEditor, PageObject, VisitorPage } from '../pages/index.ts';
import { authorize } from '../shared/context.ts';
import { type GraphQLContext, loaderOf, orNull, toPayload } from '../shared/graphql/index.ts';
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
    description: 'One menu, null where there is none. Permission manage-menu.',
  })
  async menu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the menu.' }) id: number,
  ): Promise<MenuObject | null> {
    authorize(context.viewer, canManageMenu(context.viewer));
    const menu = await orNull(loadMenu(context.em, id));
    return menu && MenuObject.from(menu);
  }

  @Query(() => PublishedMenuObject, {
    nullable: true,
    description: 'What visitors see of a menu, null where there is none. Anyone.',
  })
  publishedMenu(
    @Ctx() context: GraphQLContext,
    @Arg('name', () => String, { description: 'Its name, such as header.' }) name: string,
    @Arg('locale', () => String, { nullable: true, description: 'Its locale; left out, the default one.' }) locale:
      | string
      | null,
  ): Promise<PublishedMenuObject | null> {
    return loadPublishedMenu(context, { name, locale });
  }

  @Mutation(() => MenuPayload, { description: 'Makes an empty menu. Permission manage-menu.' })
  createMenu(
    @Ctx() context: GraphQLContext,
    @Arg('name', () => String, { description: 'Name, unique in its locale.' }) name: string,
    @Arg('locale', () => String, { description: 'One of the available locales.' }) locale: string,
  ): Promise<MenuPayload> {
    return toPayload('menu', createMenu(context, { name, locale }).then(MenuObject.from));
  }

  @Mutation(() => MenuPayload, { description: "Stores a menu's draft. Permission manage-menu." })
  storeMenu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the menu.' }) id: number,
    @Arg('items', () => [MenuItemInput], { description: 'All its entries.' }) items: MenuItemInput[],
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The revision that it was made from; left out, it wins.',
    })
    revision: number | null,
  ): Promise<MenuPayload> {
    return toPayload('menu', storeMenu(context, id, { items, revision }).then(MenuObject.from));
  }

  @Mutation(() => MenuPayload, { description: "Shows a menu's draft to visitors. Permission manage-menu." })
  publishMenu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the menu.' }) id: number,
  ): Promise<MenuPayload> {
    return toPayload('menu', publishMenu(context, id).then(MenuObject.from));
  }

  @Mutation(() => MenuPayload, {
    description: 'Goes back to what visitors saw before the last publication. Permission manage-menu.',
  })
  undoMenuPublication(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the menu.' }) id: number,
  ): Promise<MenuPayload> {
    return toPayload('menu', undoMenuPublication(context, id).then(MenuObject.from));
  }

  @Mutation(() => DeleteMenuPayload, { description: 'Removes a menu for good. Permission manage-menu.' })
  deleteMenu(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the menu.' }) id: number,
  ): Promise<DeleteMenuPayload> {
    return toPayload('id', deleteMenu(context, id));
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who stored the draft last.' })
  editor(@Ctx() context: GraphQLContext, @Root() { updatedBy }: MenuObject): Promise<Editor | null> {
    return loadEditor(context, updatedBy);
  }
}

@Resolver(() => MenuLinkObject)
export class MenuLinkResolver {
  @FieldResolver(() => PageObject, { nullable: true, description: 'The page, null where it is gone.' })
  async page(@Ctx() context: GraphQLContext, @Root() { pageID }: MenuLinkObject): Promise<PageObject | null> {
    if (!pageID) return null;
    const page = await loaderOf(context, createPageLoader)
      .load(pageID)
      .catch(() => null);
    return page?.deletedAt === null ? PageObject.from(page) : null;
  }
}

@Resolver(() => VisitorPage)
export class PageMenuResolver {
  @FieldResolver(() => PublishedMenuObject, {
    nullable: true,
    description: "A menu in the page's locale, null where there is none.",
  })
  menu(
    @Ctx() context: GraphQLContext,
    @Root() { locale }: VisitorPage,
    @Arg('name', () => String, { description: 'Its name, such as header.' }) name: string,
  ): Promise<PublishedMenuObject | null> {
    return loadPublishedMenu(context, { name, locale });
  }
}
