import { z } from 'zod';
import { linkValue } from '../pages/index.ts';
import type { CachedAnswer } from '../shared/cache/index.ts';
import { authorize } from '../shared/context.ts';
import { parseInput } from '../shared/errors/index.ts';
import { answerKept, type RestRoutes, succeed, successSchema } from '../shared/rest/index.ts';
import { createMenu, createMenuInput } from './create-menu.ts';
import { getPublishedMenu, publishedMenuInput } from './get-published-menu.ts';
import { canManageMenu } from './menu.policy.ts';
import { loadMenu, loadMenus, type Menu } from './menu.queries.ts';
import { publishMenu } from './publish-menu.ts';
import { storeMenu, storeMenuInput } from './store-menu.ts';

const described = { tag: 'Menus', entity: 'menu', access: 'manage-menu' } as const;
const ids = { id: { code: 'V_12', property: 'menu.id' } } as const;

const menuItemAnswer = z
  .object({
    key: z.string(),
    label: z.string(),
    link: linkValue.nullable(),
    get children() {
      return z.array(menuItemAnswer);
    },
  })
  .meta({ id: 'MenuItem' });

const menuAnswer = z
  .object({
    id: z.int(),
    name: z.string(),
    locale: z.string(),
    revision: z.int(),
    items: z.array(menuItemAnswer).describe('the draft'),
    published: z.boolean(),
    publishedAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Menu' });
const menuListItem = menuAnswer.omit({ items: true }).meta({ id: 'MenuListItem' });

const publishedItemAnswer = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(['external', 'internal', 'anchor', 'mail', 'phone']).nullable(),
    href: z.string().nullable(),
    get children() {
      return z.array(publishedItemAnswer);
    },
  })
  .meta({ id: 'PublishedMenuItem' });
const publishedMenuAnswer = z.object({ name: z.string(), locale: z.string(), items: z.array(publishedItemAnswer) });

function present({ id, name, locale, revision, publishedAt, updatedAt }: Menu): z.output<typeof menuListItem> {
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

const presentWhole = (menu: Menu): z.output<typeof menuAnswer> => ({ ...present(menu), items: menu.items });

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** What is published, for anyone. */
const publishedMenuRoutes: RestRoutes = (rest) => {
  rest.get(
    '/menu/published',
    {
      ...described,
      access: 'anyone',
      summary: 'What visitors see of a menu',
      query: publishedMenuInput,
      success: publishedMenuAnswer,
      errors: { 404: ['V_12'] },
    },
    async ({ context, query }) => {
      const wanted = parseInput(publishedMenuInput, query, 'menu');
      const fill = async (): Promise<CachedAnswer> => {
        const menu = await getPublishedMenu(context.em, wanted);
        return { status: 200, body: Buffer.from(JSON.stringify(menu)), headers: jsonHeaders };
      };
      const key = `menu ${JSON.stringify(wanted)}`;
      return answerKept({ cache: context.services.responseCache, key }, fill);
    },
  );
};

/** Drafts, read by who may change them. */
const draftRoutes: RestRoutes = (rest) => {
  rest.get(
    '/menu/list',
    { ...described, summary: 'The menus', success: z.array(menuListItem) },
    async ({ context }) => {
      authorize(context.viewer, canManageMenu(context.viewer));
      return (await loadMenus(context.em)).map(present);
    },
  );

  rest.get(
    '/menu/:id',
    { ...described, summary: 'A menu with its draft', ids, success: z.object({ menu: menuAnswer }) },
    async ({ context, ids: { id } }) => {
      authorize(context.viewer, canManageMenu(context.viewer));
      return { menu: presentWhole(await loadMenu(context.em, id)) };
    },
  );
};

/** Menus: their drafts for staff, what is published for anyone. */
export const menuRoutes: RestRoutes = (rest) => {
  publishedMenuRoutes(rest);
  draftRoutes(rest);

  rest.post(
    '/menu/create',
    {
      ...described,
      summary: 'Make a menu',
      body: createMenuInput,
      success: successSchema({ menu: menuAnswer }),
      errors: { 409: ['V_06'] },
    },
    async ({ context, body }) => succeed({ menu: presentWhole(await createMenu(context, body)) }),
  );

  rest.post(
    '/menu/:id/store',
    {
      ...described,
      summary: "Store a menu's draft",
      ids,
      body: storeMenuInput,
      success: successSchema({
        menu: menuAnswer,
        revision: z.int(),
      }),
      errors: { 409: ['V_07'] },
    },
    async ({ context, ids: { id }, body }) => {
      const menu = await storeMenu(context, id, body);
      return succeed({ menu: presentWhole(menu), revision: menu.revision });
    },
  );

  rest.post(
    '/menu/:id/publish',
    {
      ...described,
      summary: "Show a menu's draft to visitors",
      ids,
      success: successSchema({ menu: menuAnswer }),
      errors: { 400: ['V_01', 'V_13'] },
    },
    async ({ context, ids: { id } }) => succeed({ menu: presentWhole(await publishMenu(context, id)) }),
  );
};
