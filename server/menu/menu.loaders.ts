import DataLoader from 'dataloader';
import { parseInput } from '../shared/errors/index.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { getPublishedMenus, type PublishedMenu, publishedMenuInput } from './get-published-menu.ts';

type Wanted = { name: string; locale: string | null };

const createPublishedMenuLoader = ({ em }: GraphQLContext): DataLoader<Wanted, PublishedMenu | null, string> =>
  new DataLoader((wanted) => getPublishedMenus(em, wanted), {
    cacheKeyFn: ({ name, locale }) => JSON.stringify([name, locale]),
  });

/** What visitors see of a menu, those of one answer together; null where there is none, V_01 without a name. */
export async function loadPublishedMenu(context: GraphQLContext, wanted: Wanted): Promise<PublishedMenu | null> {
  return loaderOf(context, createPublishedMenuLoader).load(parseInput(publishedMenuInput, wanted, 'menu'));
}
