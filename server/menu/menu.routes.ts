import { z } from 'zod';
import { linkValueSchema } from '../content/index.ts';
import type { CachedResponse } from '../shared/cache/index.ts';
import { authorize } from '../shared/context.ts';
import { parseInput, Errors } from '../shared/errors/index.ts';
import { respondFromCache, type RestRoutes, successBody, successSchema } from '../shared/rest/index.ts';
import { createMenu, createMenuInput } from './create-menu.ts';
import { getPublishedMenu, publishedMenuInput } from './get-published-menu.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, loadMenus, type Menu } from './menu.queries.ts';
import { publishMenu } from './publish-menu.ts';
import { storeMenu, storeMenuInput } from './store-menu.ts';

const routeDefaults = { tag: 'Menus', entity: 'menu', access: 'manage-menu' } as const;
const ids = { id: { code: Errors.invalid, property: 'menu.id' } } as const;

const menuItemResponse = z
  .object({
    key: z.string(),
    label: z.string(),
    link: linkValueSchema.nullable(),
    get children() {
      return z.array(menuItemResponse);
    },
  })
  .meta({ id: 'MenuItem' });

const menuResponse = z
  .object({
    id: z.int(),
    name: z.string(),
    locale: z.string(),
    revision: z.int(),
    items: z.array(menuItemResponse).describe('the items of the draft'),
    published: z.boolean(),
    publishedAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Menu' });
const menuListItemResponse = menuResponse.omit({ items: true }).meta({ id: 'MenuListItem' });

const publishedItemResponse = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(['external', 'internal', 'anchor', 'mail', 'phone']).nullable(),
    href: z.string().nullable(),
    get children() {
      return z.array(publishedItemResponse);
    },
  })
  .meta({ id: 'PublishedMenuItem' });
const publishedMenuResponse = z.object({ name: z.string(), locale: z.string(), items: z.array(publishedItemResponse) });

function toMenuListItemResponse({
  id,
  name,
  locale,
  revision,
  publishedAt,
  updatedAt,
}: Menu): z.output<typeof menuListItemResponse> {
  return {
    id,
    name,
    locale,
    revision,
    published: publishedAt !== null,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

const toMenuResponse = (menu: Menu): z.output<typeof menuResponse> => ({
  ...toMenuListItemResponse(menu),
  items: menu.items,
});

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Published menus, for anyone. */
const publishedMenuRoutes: RestRoutes = (rest) => {
  rest.get(
    '/menu/published',
    {
      ...routeDefaults,
      access: 'anyone',
      summary: 'A published menu',
      query: publishedMenuInput,
      success: publishedMenuResponse,
      errors: { 404: [Errors.invalid] },
    },
    async ({ context, query }) => {
      const menuKey = parseInput(publishedMenuInput, query, 'menu');
      const createResponse = async (): Promise<CachedResponse> => {
        const menu = await getPublishedMenu(context.em, menuKey);
        return { status: 200, body: Buffer.from(JSON.stringify(menu)), headers: jsonHeaders };
      };
      const key = `menu ${JSON.stringify(menuKey)}`;
      return respondFromCache({ cache: context.services.responseCache, key }, createResponse);
    },
  );
};

/** Drafts, for manage-menu. */
const draftRoutes: RestRoutes = (rest) => {
  rest.get(
    '/menu/list',
    { ...routeDefaults, summary: 'The menus', success: z.array(menuListItemResponse) },
    async ({ context }) => {
      authorize(context.viewer, canManageMenu(context.viewer));
      return (await loadMenus(context.em)).map(toMenuListItemResponse);
    },
  );

  rest.get(
    '/menu/:id',
    { ...routeDefaults, summary: 'A menu with its draft', ids, success: z.object({ menu: menuResponse }) },
    async ({ context, ids: { id } }) => {
      authorize(context.viewer, canManageMenu(context.viewer));
      return { menu: toMenuResponse(await loadMenu(context.em, id)) };
    },
  );
};

/** Menus: drafts for staff, published menus for anyone. */
export const menuRoutes: RestRoutes = (rest) => {
  publishedMenuRoutes(rest);
  draftRoutes(rest);

  rest.post(
    '/menu/create',
    {
      ...routeDefaults,
      summary: 'Create a menu',
      body: createMenuInput,
      success: successSchema({ menu: menuResponse }),
      errors: { 409: [Errors.alreadyExists] },
    },
    async ({ context, body }) => successBody({ menu: toMenuResponse(await createMenu(context, body)) }),
  );

  rest.post(
    '/menu/:id/store',
    {
      ...routeDefaults,
      summary: "Store a menu's draft",
      ids,
      body: storeMenuInput,
      success: successSchema({
        menu: menuResponse,
        revision: z.int(),
      }),
      errors: { 409: [Errors.invalidState] },
    },
    async ({ context, ids: { id }, body }) => {
      const menu = await storeMenu(context, id, body);
      return successBody({ menu: toMenuResponse(menu), revision: menu.revision });
    },
  );

  rest.post(
    '/menu/:id/publish',
    {
      ...routeDefaults,
      summary: "Publish a menu's draft",
      ids,
      success: successSchema({ menu: menuResponse }),
      errors: { 400: [Errors.required, Errors.invalidUrl] },
    },
    async ({ context, ids: { id } }) => successBody({ menu: toMenuResponse(await publishMenu(context, id)) }),
  );
};
