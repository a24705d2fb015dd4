import DataLoader from 'dataloader';
import { loadSettings, type Settings } from '../settings/index.ts';
import { query, sql } from '../shared/database/query.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import type { Editor } from './page.type.ts';
import { loadPublishedSiblings, type PublishedSibling } from './page.queries.ts';

/** The settings, read once for an answer. */
export const createSettingsLoader = ({ em }: GraphQLContext): DataLoader<'settings', Settings> =>
  new DataLoader(async (keys) => {
    const settings = await loadSettings(em);
    return keys.map(() => settings);
  });

export type SiblingRow = { id: number; groupId: number; locale: string; slug: string; published: boolean };

/** Translations of pages by sibling group, for staff. */
export const createSiblingsLoader = ({ em }: GraphQLContext): DataLoader<number, SiblingRow[]> =>
  new DataLoader(async (groupIDs) => {
    const rows = await query(
      em,
      sql<SiblingRow>`
        select id, sibling_group_id as "groupId", locale, slug, live_version_id is not null as published from page
         where sibling_group_id = any(${groupIDs}::int[]) and deleted_at is null order by locale`,
    );
    const groups = Map.groupBy(rows, ({ groupId }) => groupId);
    return groupIDs.map((id) => groups.get(id) ?? []);
  });

/** Published translations of pages by sibling group. */
export const createPublishedSiblingsLoader = (context: GraphQLContext): DataLoader<number, PublishedSibling[]> =>
  new DataLoader(async (groupIDs) => {
    const siblings = await loadPublishedSiblings(context.em, groupIDs, await loadSettings(context.em));
    return groupIDs.map((id) => siblings.get(id) ?? []);
  });

/** Names of users by id; a removed one is null. */
export const createEditorNameLoader = ({ em }: GraphQLContext): DataLoader<number, string | null> =>
  new DataLoader(async (userIDs) => {
    const rows = await query(
      em,
      sql<{ id: number; name: string }>`select user_id as id, name from profile where user_id = any(${userIDs}::int[])`,
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return userIDs.map((id) => names.get(id) ?? null);
  });

/** Users by id, as others see them; null where nobody did it. */
export async function loadEditor(context: GraphQLContext, id: number | null): Promise<Editor | null> {
  return id === null ? null : { id, name: await loaderOf(context, createEditorNameLoader).load(id) };
}
