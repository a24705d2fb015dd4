import DataLoader from 'dataloader';
import { loadSettings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { loadPublishedSiblings, type SiblingPath } from './published-page.queries.ts';

/** Published translations of pages by sibling group. */
export const createPublishedSiblingsLoader = (context: GraphQLContext): DataLoader<number, SiblingPath[]> =>
  new DataLoader(async (groupIDs) => {
    const siblings = await loadPublishedSiblings(context.em, groupIDs, await loadSettings(context.em));
    return groupIDs.map((id) => siblings.get(id) ?? []);
  });

/** Times of first publication by page id; null if never published. */
export const createFirstPublishedAtLoader = ({ em }: GraphQLContext): DataLoader<number, Date | null> =>
  new DataLoader(async (ids) => {
    const rows = await query(
      em,
      sql<{ id: number; at: string }>`
        select page_id as id, min(published_at) as at from publication where page_id = any(${ids}::int[]) group by 1`,
    );
    const times = new Map(rows.map(({ id, at }) => [id, new Date(at)]));
    return ids.map((id) => times.get(id) ?? null);
  });
