import DataLoader from 'dataloader';
import { query, sql } from '../shared/database/query.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import type { Editor } from './editor.type.ts';

/** Names of users by id; null for a deleted user. */
export const createEditorNameLoader = ({ em }: GraphQLContext): DataLoader<number, string | null> =>
  new DataLoader(async (userIDs) => {
    const rows = await query(
      em,
      sql<{ id: number; name: string }>`select user_id as id, name from profile where user_id = any(${userIDs}::int[])`,
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return userIDs.map((id) => names.get(id) ?? null);
  });

/** Returns a user as others see them; null for no user. */
export async function loadEditor(context: GraphQLContext, id: number | null): Promise<Editor | null> {
  return id === null ? null : { id, name: await getLoader(context, createEditorNameLoader).load(id) };
}
