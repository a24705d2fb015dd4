import DataLoader from 'dataloader';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseCache } from '../shared/cache/index.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { getPublishedMenus, type PublishedMenu, publishedMenuInput } from './get-published-menu.ts';

type MenuKey = { name: string; locale: string | null };

const cacheByEntityManager = new WeakMap<EntityManager, ResponseCache>();

/** From now on, loads menus for this entity manager from the response cache. */
export const readCachedMenus = (em: EntityManager, cache: ResponseCache): void =>
  void cacheByEntityManager.set(em, cache);

async function findMenus(em: EntityManager, menuKeys: readonly MenuKey[]): Promise<(PublishedMenu | null)[]> {
  const cache = cacheByEntityManager.get(em);
  if (!cache) return getPublishedMenus(em, menuKeys);
  const { body } = await cache.getOrCreate(`menus ${JSON.stringify(menuKeys)}`, async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(await getPublishedMenus(em, menuKeys))),
  }));
  return JSON.parse(body.toString()) as (PublishedMenu | null)[];
}

const createPublishedMenuLoader = ({ em }: GraphQLContext): DataLoader<MenuKey, PublishedMenu | null, string> =>
  new DataLoader((menuKeys) => findMenus(em, menuKeys), {
    cacheKeyFn: ({ name, locale }) => JSON.stringify([name, locale]),
  });

/** Returns a published menu or null, with one query for all menus of a response. V_01 without a name. */
export async function loadPublishedMenu(context: GraphQLContext, menuKey: MenuKey): Promise<PublishedMenu | null> {
  return getLoader(context, createPublishedMenuLoader).load(parseInput(publishedMenuInput, menuKey, 'menu'));
}
