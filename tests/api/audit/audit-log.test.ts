import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { createUser, signInAs } from '../../support/users.ts';
import { createProgram } from '../../support/api-tokens.ts';
import { auditActions } from '../../support/audit-actions.ts';
import { storeFields } from '../../support/history.ts';
import { restBlock, createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

type Entry = {
  id: number;
  at: string;
  actor: { id: number; name: string | null } | null;
  sessionID: number | null;
  token: { id: number; name: string | null } | null;
  action: string;
  subjectType: string;
  subjectID: number | null;
  subjectName: string | null;
  changedFields: string[];
};

const document = `query ($filter: AuditFilterInput, $pageIndex: Int! = 0, $pageSize: Int! = 25) {
  auditEntries(filter: $filter, pageIndex: $pageIndex, pageSize: $pageSize) {
    items { id at actor { id name } sessionID token { id name } action subjectType subjectID subjectName changedFields }
    totalItems
  }
}`;

async function read(variables: Record<string, unknown> = {}, client = administrator) {
  const { data, errors } = await client.graphql<{ auditEntries: { items: Entry[]; totalItems: number } }>(
    document,
    variables,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.auditEntries;
}

const deleteUser = (id: number) => administrator.delete(`/user/${id}`);

describe('access to the audit log', () => {
  it('requires view-audit-log, by GraphQL and REST', async () => {
    for (const role of ['Publisher', 'Editor', 'Analyst']) {
      const { browser } = await signInAs(server, role);
      const fields = ['auditEntries { totalItems }', 'auditActors { id }', 'auditTokens { id }', 'auditActions'];
      for (const field of fields) {
        const { errors } = await browser.graphql(`{ ${field} }`);
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'UM_01' });
      }
      expect((await browser.get('/audit-log/csv')).status).toBe(403);
      expect((await browser.post('/audit-log/list')).status).toBe(403);
    }
    expect((await server.visitor().get('/audit-log/csv')).status).toBe(401);
  });
});

describe('the audit log', () => {
  it('records who did what to what, when and from which session, newest first', async () => {
    const { user, browser } = await signInAs(server, 'Publisher');
    const { pageID } = await createPublishedPage(browser, { title: 'Fire safety' });
    const { items } = await read({ filter: { actorID: user.id } });
    expect(items.map(({ action }) => action)).toEqual(['page.published', 'page.created', 'auth.login']);
    expect(items[0]).toMatchObject({
      actor: { id: user.id, name: expect.stringMatching(/^User \d+$/) as unknown },
      sessionID: expect.any(Number) as unknown,
      subjectType: 'page',
      subjectID: pageID,
      subjectName: 'Fire safety',
    });
    expect(Math.abs(Date.now() - Date.parse(items[0]?.at ?? ''))).toBeLessThan(60_000);
  });

  it('shows menus and tags by name, a menu with its locale', async () => {
    await administrator.graphql('mutation { createMenu(name: "Aside", locale: "en") { errors { code } } }');
    await administrator.graphql('mutation { createTags(names: ["Roofs"]) { errors { code } } }');
    const nameOf = async (subjectType: string) => (await read({ filter: { subjectType } })).items[0]?.subjectName;
    expect(await nameOf('menu')).toBe('Aside, en');
    expect(await nameOf('tag')).toBe('Roofs');
  });

  it('names the API token of a program, even if it was revoked, and can be filtered by token', async () => {
    const { id, program } = await createProgram(server, administrator, { name: 'Importer', scopes: ['create-page'] });
    const { pageID } = await createPage(program, { title: 'By a program' });
    const change = { subjectType: 'page', subjectID: pageID };
    expect((await read({ filter: { tokenID: id } })).items).toMatchObject([
      { ...change, token: { id, name: 'Importer' }, sessionID: null, action: 'page.created' },
    ]);
    expect((await administrator.get(`/audit-log/csv?tokenID=${id}`)).text).toContain(`,,${id},Importer,page.created,`);
    await administrator.graphql(`mutation { revokeApiToken(id: ${id}) { errors { code } } }`);
    const { body } = await administrator.post<{ items: unknown[] }>('/audit-log/list', { tokenID: id });
    expect(body.items).toMatchObject([{ token: { ID: id, name: null }, action: 'page.created' }]);
    const { data } = await administrator.graphql<{ auditTokens: unknown[] }>('{ auditTokens { id name } }');
    expect(data.auditTokens).toContainEqual({ id, name: null });
    expect((await read({ filter: { action: 'auth.login' } })).items[0]?.token).toBeNull();
  });

  it('keeps the entries of a deleted user, without the name, and of a deleted subject', async () => {
    const { user, browser } = await signInAs(server, 'Editor');
    await browser.post('/auth/logout');
    await deleteUser(user.id);
    expect((await read({ filter: { actorID: user.id } })).items[0]).toMatchObject({
      action: 'auth.logout',
      actor: { id: user.id, name: null },
    });
    expect((await read({ filter: { subjectType: 'user', subjectID: user.id } })).items[0]).toMatchObject({
      action: 'user.deleted',
      subjectName: null,
    });
  });

  it('names changed fields, never their values', async () => {
    const { id } = await createUser(server);
    await administrator.put(`/user/${id}`, { profile: { name: 'A secret name' } });
    const { items } = await read({ filter: { subjectType: 'user', subjectID: id } });
    expect(items[0]).toMatchObject({ action: 'user.updated', changedFields: ['name'] });
  });

  it('can be filtered by action and period, excluding the end', async () => {
    const { items } = await read({ filter: { action: 'auth.login' } });
    expect(new Set(items.map(({ action }) => action))).toEqual(new Set(['auth.login']));
    const [newest] = items;
    const until = await read({ filter: { action: 'auth.login', to: newest?.at } });
    expect(until.items.map(({ id }) => id)).not.toContain(newest?.id);
    expect((await read({ filter: { from: '2999-01-01T00:00:00Z' } })).totalItems).toBe(0);
  });

  it('returns pages of 25 entries, at most 1,000', async () => {
    const first = await read({ pageSize: 2 });
    const second = await read({ pageSize: 2, pageIndex: 1 });
    expect(first.items).toHaveLength(2);
    expect(second.items[0]?.id).toBeLessThan(first.items[1]?.id ?? 0);
    const response = await administrator.post('/audit-log/list', { pageSize: 1_001 });
    expect(response).toMatchObject({ status: 400, body: { Errors: [{ code: 'V_12', property: 'list.pageSize' }] } });
  });

  it('returns the same by REST', async () => {
    const { items } = await read({ pageSize: 1, filter: { action: 'page.published' } });
    const { body } = await administrator.post<{ items: Record<string, unknown>[] }>('/audit-log/list', {
      pageSize: 1,
      action: 'page.published',
    });
    expect(body.items[0]).toMatchObject({ ID: items[0]?.id, at: items[0]?.at, subjectName: 'Fire safety' });
  });

  it('lists the users and actions that occur in it', async () => {
    const { data } = await administrator.graphql<{
      auditActors: { id: number; name: string | null }[];
      auditActions: string[];
    }>('{ auditActors { id name } auditActions }');
    expect(data.auditActors.at(-1)?.name).toBeNull();
    expect(data.auditActions).toEqual([...data.auditActions].toSorted());
    expect(data.auditActions).toContain('user.deleted');
  });

  it('has one entry for a page that one user stores repeatedly, until something else happens to it', async () => {
    const [first, second] = [await signInAs(server, 'Publisher'), await signInAs(server, 'Publisher')];
    const page = await createPage(first.browser, { title: 'Drafting' });
    const store = (client: TestClient, title: string) => storeFields(client, page, { title });
    for (const title of ['D', 'Dr', 'Dra']) await store(first.browser, title);
    const stored = ['page.created', 'page.stored'];
    expect(await auditActions(server, 'page', page.pageID)).toEqual(stored);
    await store(second.browser, 'Theirs');
    await store(first.browser, 'Mine');
    expect(await auditActions(server, 'page', page.pageID)).toEqual([...stored, 'page.stored', 'page.stored']);
    await storeFields(first.browser, page, { seoTitle: 'Another field' });
    await first.browser.post(`/page/${page.pageID}/publish`);
    await store(first.browser, 'Afterwards');
    expect((await auditActions(server, 'page', page.pageID)).slice(4)).toEqual([
      'page.stored',
      'page.published',
      'page.stored',
    ]);
  });

  it('names only the fields that changed, each once while one user goes on', async () => {
    const { browser } = await signInAs(server, 'Publisher');
    const page = await createPage(browser, { title: 'Fields' });
    const heading = (text: string) => [restBlock('heading', { text, level: '2' })];
    const head = { title: 'Fields', seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: [] };
    const pageType = { id: 'default', props: { intro: '' }, images: {}, files: {} };
    const send = (fields: object) => storeFields(browser, page, { ...head, pageType, ...fields });
    await send({ blocks: heading('One') });
    await send({ blocks: heading('Two') });
    await send({ blocks: heading('Two'), seoTitle: 'Short' });
    await send({ blocks: heading('Three'), seoTitle: 'Shorter' });
    await send({ blocks: heading('Three'), seoTitle: 'Shorter', pageType: { ...pageType, props: { intro: 'Hello' } } });
    const rows = await query(
      server.orm.em.fork(),
      sql<{ changed: string[] }>`select changed_fields as changed from audit_entry
                                  where action = 'page.stored' and subject_id = ${page.pageID} order by id`,
    );
    expect(rows.map(({ changed }) => changed)).toEqual([['blocks'], ['seoTitle'], ['pageType']]);
  });

  it('starts a new entry for a page that is still being stored half an hour later', async () => {
    const { user, browser } = await signInAs(server, 'Publisher');
    const page = await createPage(browser, { title: 'A long morning' });
    await query(
      server.orm.em.fork(),
      sql`insert into audit_entry (at, actor_id, session_id, action, subject_type, subject_id, changed_fields)
          select now() - interval '31 minutes', actor_id, session_id, 'page.stored', 'page', ${page.pageID}, '{title}'
            from audit_entry where actor_id = ${user.id} order by id desc limit 1`,
    );
    await storeFields(browser, page, { title: 'A long noon' });
    await storeFields(browser, page, { title: 'A long day' });
    expect(await auditActions(server, 'page', page.pageID)).toEqual(['page.created', 'page.stored', 'page.stored']);
  });

  it('refuses every change, even from inside the database', async () => {
    const em = server.orm.em.fork();
    await expect(query(em, sql`update audit_entry set action = 'nothing'`)).rejects.toThrow(/append-only/);
    await expect(query(em, sql`delete from audit_entry`)).rejects.toThrow(/append-only/);
    await expect(query(em, sql`truncate audit_entry`)).rejects.toThrow(/append-only/);
  });
});

describe('the CSV download', () => {
  it('is the filtered log, and no spreadsheet runs its cells as formulas', async () => {
    const { user, browser } = await signInAs(server, 'Editor');
    await administrator.put(`/user/${user.id}`, { profile: { name: '=cmd, "quoted"' } });
    await browser.post('/auth/logout');
    const response = await administrator.get(`/audit-log/csv?actorID=${user.id}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = response.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'at,actorID,actor,sessionID,tokenID,token,action,subjectType,subjectID,subject,changedFields',
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`,${user.id},"'=cmd, ""quoted""",`);
    expect(lines[1]).toContain(',auth.logout,');
  });

  it('contains more entries than are read at a time', async () => {
    const em = server.orm.em.fork();
    await query(
      em,
      sql`insert into audit_entry (action, subject_type) select 'test.bulk', 'setting' from generate_series(1, 2500)`,
    );
    const { text } = await administrator.get('/audit-log/csv?action=test.bulk');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2_501);
  });

  it('refuses an invalid filter', async () => {
    const response = await administrator.get('/audit-log/csv?from=yesterday');
    expect(response).toMatchObject({ status: 400, body: { Errors: [{ code: 'V_12', property: 'list.from' }] } });
  });
});
