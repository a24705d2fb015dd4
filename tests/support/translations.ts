import { query, sql } from '../../server/shared/database/query.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Makes locales available, the first as the default one. */
export async function setLocales(server: TestServer, ...locales: string[]): Promise<void> {
  await query(
    server.orm.em.fork(),
    sql`insert into setting (key, value) values ('availableLocales', ${JSON.stringify(locales)}::jsonb),
                                                ('defaultLocale', ${JSON.stringify(locales[0])}::jsonb)
        on conflict (key) do update set value = excluded.value`,
  );
}

export type TranslationState = {
  source: { id: number } | null;
  changedBlockCount: number;
  changedBlocks: { key: string; change: string; moved: boolean }[];
  broughtUpToDateAt: string;
};

/** The state of a page relative to its source. */
export async function readTranslation(client: TestClient, pageID: number): Promise<TranslationState | null> {
  const { data, errors } = await client.graphql<{ page: { translation: TranslationState | null } }>(
    `query ($id: Int!) { page(id: $id) { translation {
       source { id } changedBlockCount changedBlocks { key change moved } broughtUpToDateAt } } }`,
    { id: pageID },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.page.translation;
}
