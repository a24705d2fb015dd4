import DataLoader from 'dataloader';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseCache } from '../shared/cache/index.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { getPublishedMenus, type PublishedMenu, publishedMenuInput } from './get-published-menu.ts';

type Wanted = { name: string; locale: string | null };

const keptIn = new WeakMap<EntityManager, ResponseCache>();

/** From here on this manager's answer has its menus from what is kept for all answers to visitors. */
export const readKeptMenus = (em: EntityManager, cache: ResponseCache): void => void keptIn.set(em, cache);

async function findMenus(em: EntityManager, wanted: readonly Wanted[]): Promise<(PublishedMenu | null)[]> {
  const cache = keptIn.get(em);
  if (!cache) return getPublishedMenus(em, wanted);
  const { body } = await cache.answer(`menus ${JSON.stringify(wanted)}`, async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(await getPublishedMenus(em, wanted))),
  }));
  return JSON.parse(body.toString()) as (PublishedMenu | null)[];
}

const createPublishedMenuLoader = ({ em }: GraphQLContext): DataLoader<Wanted, PublishedMenu | null, string> =>
  new DataLoader((wanted) => findMenus(em, wanted), {
    cacheKeyFn: ({ name, locale }) => JSON.stringify([name, locale]),
  });

/** What visitors see of a menu, those of one answer together; null where there is none, V_01 without a name. */
export async function loadPublishedMenu(context: GraphQLContext, wanted: Wanted): Promise<PublishedMenu | null> {
  return loaderOf(context, createPublishedMenuLoader).load(parseInput(publishedMenuInput, wanted, 'menu'));
}
