import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { signInAs } from '../../support/users.ts';
import { createPage, createPublishedPage, failure } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Item = { key: string; label: string; link: object | null; children?: Item[] };
type Menu = { id: number; name: string; locale: string; revision: number; items: Item[]; published: boolean };
type Published = { name: string; locale: string; items: { label: string; href: string | null; children: object[] }[] };

let server: TestServer;
let publisher: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  publisher = (await signInAs(server, 'Publisher')).browser;
});
afterAll(() => server.stop());

let count = 0;
async function createMenu(): Promise<Menu> {
  count += 1;
  const { status, body } = await publisher.post<{ menu: Menu }>('/menu/create', {
    name: `menu ${count}`,
    locale: 'en',
  });
  expect(status).toBe(200);
  return body.menu;
}

const item = (key: string, link: object | null, more: Partial<Item> = {}): Item => ({ key, label: key, link, ...more });
const toPage = (pageID: number) => ({ kind: 'internal', value: '', pageID });
const toSlug = (value: string) => ({ kind: 'internal', value });

const store = (menu: Menu, items: unknown, more: object = {}) =>
  publisher.post<{ menu: Menu; revision: number; Errors: object[] }>(`/menu/${menu.id}/store`, { items, ...more });
const publish = (menu: Menu) => publisher.post(`/menu/${menu.id}/publish`);
const read = (menu: Menu) =>
  server.visitor().get<Published>(`/menu/published?name=${encodeURIComponent(menu.name)}&locale=${menu.locale}`);

describe('a menu', () => {
  it('is created empty, listed, and unknown to visitors until it is published', async () => {
    const menu = await createMenu();
    expect(menu).toMatchObject({ items: [], published: false, revision: 0 });
    const { body: list } = await publisher.get<Menu[]>('/menu/list');
    expect(list.map(({ id }) => id)).toContain(menu.id);
    const { status, body } = await read(menu);
    expect(status).toBe(404);
    expect(body).toMatchObject(failure('V_12', 'menu.name'));
  });

  it('has a unique name in its locale, however it is written', async () => {
    const menu = await createMenu();
    const { status, body } = await publisher.post('/menu/create', { name: menu.name.toUpperCase(), locale: 'en' });
    expect(status).toBe(409);
    expect(body).toMatchObject(failure('V_06', 'menu.name'));
  });

  it.each([
    [{ name: ' ', locale: 'en' }, 'V_01', 'menu.name'],
    [{ name: 'x'.repeat(256), locale: 'en' }, 'V_14', 'menu.name'],
    [{ name: 'x', locale: 'xx-xx' }, 'V_12', 'menu.locale'],
    [{ name: 'x' }, 'V_01', 'menu.locale'],
  ])('is not created from %j', async (input, code, property) => {
    const { status, body } = await publisher.post('/menu/create', input);
    expect(status).toBe(400);
    expect(body).toMatchObject(failure(code, property));
  });

  it('shows visitors the draft once it is published, with all five kinds of links', async () => {
    const menu = await createMenu();
    const page = await createPublishedPage(publisher, { title: 'About us', slug: `about-${menu.id}` });
    const items = [
      item('page', toPage(page.pageID), { label: '' }),
      item('out', { kind: 'external', value: 'https://example.org/' }),
      item('here', { kind: 'anchor', value: 'times' }),
      item('mail', { kind: 'mail', value: 'a@example.org' }),
      item('group', null, { children: [item('call', { kind: 'phone', value: '030 123' })] }),
    ];
    expect((await store(menu, items)).body.revision).toBe(1);
    expect((await read(menu)).status).toBe(404);
    expect((await publish(menu)).status).toBe(200);
    const { body } = await read(menu);
    expect(body.items.map(({ label, href }) => [label, href])).toEqual([
      ['About us', `/about-${menu.id}`],
      ['out', 'https://example.org/'],
      ['here', '#times'],
      ['mail', 'mailto:a@example.org'],
      ['group', null],
    ]);
    expect(body.items[4]?.children).toMatchObject([{ label: 'call', href: 'tel:030123' }]);
  });

  it('links to the page itself, even after its slug changes', async () => {
    const menu = await createMenu();
    const page = await createPublishedPage(publisher, { slug: `before-${menu.id}` });
    await store(menu, [item('page', toSlug(`before-${menu.id}`))]);
    await publish(menu);
    expect((await read(menu)).body.items[0]?.href).toBe(`/before-${menu.id}`);
    const { status } = await publisher.put(`/page/${page.pageID}/save`, { id: page.pageID, slug: `after-${menu.id}` });
    expect(status).toBe(200);
    expect((await read(menu)).body.items[0]?.href).toBe(`/after-${menu.id}`);
  });

  it('hides an entry and its children while its page is not published', async () => {
    const menu = await createMenu();
    const draft = await createPage(publisher);
    const shown = await createPublishedPage(publisher);
    await store(menu, [item('draft', toPage(draft.pageID), { children: [item('below', toPage(shown.pageID))] })]);
    await publish(menu);
    expect((await read(menu)).body.items).toEqual([]);
    await publisher.post(`/page/${draft.pageID}/publish`);
    expect((await read(menu)).body.items).toMatchObject([{ label: 'draft', children: [{ label: 'below' }] }]);
    await publisher.post(`/page/${draft.pageID}/unpublish`);
    expect((await read(menu)).body.items).toEqual([]);
  });

  it('has no link, not even to the home page, until a page is chosen', async () => {
    const menu = await createMenu();
    await store(menu, [item('open', toSlug(''))]);
    expect((await publish(menu)).body.Errors).toEqual([{ code: 'V_12', property: 'menu.open.link' }]);
  });

  it('shows no address that publishing would refuse, however it was stored', async () => {
    const menu = await createMenu();
    await store(menu, [item('a', { kind: 'external', value: 'https://example.com' })]);
    expect((await publish(menu)).status).toBe(200);
    const values = [
      ['external', 'javascript:alert(1)'],
      ['external', '//evil.example/'],
      ['external', ''],
      ['mail', 'a@b?cc=<script>'],
      ['anchor', '"><script>'],
      ['phone', 'javascript:1'],
    ];
    const items = values.map(([kind, value], index) => item(`k${index}`, { kind, value }, { children: [] }));
    await query(
      server.orm.em.fork(),
      sql`insert into menu_publication (menu_id, items) values (${menu.id}, ${JSON.stringify(items)}::jsonb)`,
    );
    server.services.responseCache.clear();
    const { body } = await read(menu);
    expect(body.items).toHaveLength(values.length);
    for (const shown of body.items) expect(shown).toMatchObject({ href: null, kind: null });
    const { data } = await server
      .visitor()
      .graphql<{ publishedMenu: { items: { href: string | null }[] } }>(
        `{ publishedMenu(name: "${menu.name}", locale: "en") { items { href } } }`,
      );
    expect(data.publishedMenu.items.map(({ href }) => href)).toEqual(values.map(() => null));
  });

  it('is stored while incomplete, and published only when complete', async () => {
    const menu = await createMenu();
    const gone = await createPage(publisher);
    const items = [
      item('nameless', { kind: 'external', value: 'https://example.org' }, { label: ' ' }),
      item('bad', { kind: 'external', value: 'example' }),
      item('lost', toSlug('no-such-page')),
      item('gone', toPage(gone.pageID)),
    ];
    expect((await store(menu, items)).status).toBe(200);
    await publisher.post(`/page/${gone.pageID}/delete`);
    const { status, body } = await publish(menu);
    expect(status).toBe(400);
    expect(body.Errors).toEqual([
      { code: 'V_01', property: 'menu.nameless.label' },
      { code: 'V_13', property: 'menu.bad.link' },
      { code: 'V_12', property: 'menu.lost.link' },
      { code: 'V_12', property: 'menu.gone.link' },
    ]);
    expect((await read(menu)).status).toBe(404);
  });

  it('refuses a store based on another revision, and changes nothing', async () => {
    const menu = await createMenu();
    await store(menu, [item('first', null)], { revision: 0 });
    const { status, body } = await store(menu, [item('second', null)], { revision: 0 });
    expect(status).toBe(409);
    expect(body).toMatchObject(failure('V_07', 'menu.revision'));
    const { body: present } = await publisher.get<{ menu: Menu }>(`/menu/${menu.id}`);
    expect(present.menu.items.map(({ key }) => key)).toEqual(['first']);
  });

  const nested = (levels: number): Item[] =>
    levels === 0 ? [] : [item(`level-${levels}`, null, { children: nested(levels - 1) })];

  it.each([
    ['two entries of one key', [item('a', null), item('a', null)]],
    ['six levels', nested(6)],
    ['501 entries', Array.from({ length: 501 }, (_, index) => item(`item-${index}`, null))],
    ['no list', {}],
    ['an unknown kind of link', [item('a', { kind: 'script', value: 'x' })]],
    ['NUL in a label', [item('a', null, { label: 'a\0' })]],
    ['a number that no page can have', [item('a', toPage(99_999_999_999))]],
  ])('refuses %s with V_12', async (_name, items) => {
    const menu = await createMenu();
    const { status, body } = await store(menu, items);
    expect(status).toBe(400);
    expect(body.Errors).toMatchObject([{ code: 'V_12' }]);
  });

  it('refuses five thousand levels without a crash', async () => {
    const menu = await createMenu();
    const deep = `${'[{"key":"a","label":"","children":'.repeat(5_000)}[]${'}]'.repeat(5_000)}`;
    const { status } = await store(menu, JSON.parse(deep) as unknown);
    expect(status).toBe(400);
  });

  it('is not found by an invalid id', async () => {
    for (const path of ['/menu/999999', '/menu/abc']) {
      const { status, body } = await publisher.get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject(failure('V_12', 'menu.id'));
    }
  });
});

describe('publishing a menu', () => {
  const undo = (menu: Menu) =>
    publisher.graphql<{ undoMenuPublication: { menu: { published: boolean } | null; errors: { code: string }[] } }>(
      `mutation { undoMenuPublication(id: ${menu.id}) { menu { published } errors { code } } }`,
    );

  it('can be undone, step by step, and keeps the draft', async () => {
    const menu = await createMenu();
    for (const label of ['first', 'second']) {
      await store(menu, [item(label, { kind: 'anchor', value: label })]);
      await publish(menu);
    }
    expect((await read(menu)).body.items[0]?.label).toBe('second');
    await undo(menu);
    expect((await read(menu)).body.items[0]?.label).toBe('first');
    const { data } = await undo(menu);
    expect(data.undoMenuPublication.menu).toEqual({ published: false });
    expect((await read(menu)).status).toBe(404);
    expect((await undo(menu)).data.undoMenuPublication.errors).toEqual([{ code: 'V_07' }]);
    const { body } = await publisher.get<{ menu: Menu }>(`/menu/${menu.id}`);
    expect(body.menu.items.map(({ key }) => key)).toEqual(['second']);
  });

  it('takes effect on every node, like undoing and deleting', async () => {
    const second = await startTestServer({ sharedWith: server });
    try {
      const menu = await createMenu();
      const shown = async () => {
        const { body } = await second.visitor().get<Published>(`/menu/published?name=${encodeURIComponent(menu.name)}`);
        return body.items?.map(({ label }) => label) ?? null;
      };
      for (const label of ['first', 'second']) {
        await store(menu, [item(label, { kind: 'anchor', value: label })]);
        await publish(menu);
        await expect.poll(shown).toEqual([label]);
      }
      await undo(menu);
      await expect.poll(shown).toEqual(['first']);
      await publisher.graphql(`mutation { deleteMenu(id: ${menu.id}) { id } }`);
      await expect.poll(shown).toBeNull();
    } finally {
      await second.stop();
    }
  });

  it('is in the audit log, like every other change', async () => {
    const menu = await createMenu();
    await store(menu, [item('a', null)]);
    await publish(menu);
    await undo(menu);
    const administrator = await server.signIn();
    const { data } = await administrator.graphql<{ auditEntries: { items: { action: string; subjectID: number }[] } }>(
      '{ auditEntries(filter: { subjectType: "menu" }) { items { action subjectID } } }',
    );
    const actions = data.auditEntries.items
      .filter(({ subjectID }) => subjectID === menu.id)
      .map(({ action }) => action);
    expect(actions).toEqual(['menu.publication-undone', 'menu.published', 'menu.stored', 'menu.created']);
  });
});

describe('the impact of changing a page', () => {
  type Impact = { pageImpact: { menus: { menuID: number; live: boolean }[] } };
  const menusOf = async (pageID: number) => {
    const { data } = await publisher.graphql<Impact>(`{ pageImpact(pageIDs: [${pageID}]) { menus { menuID live } } }`);
    return data.pageImpact.menus;
  };

  it('names the menus that link to it, and whether visitors see the entry now', async () => {
    const menu = await createMenu();
    const page = await createPublishedPage(publisher);
    expect(await menusOf(page.pageID)).toEqual([]);
    await store(menu, [item('group', null, { children: [item('page', toPage(page.pageID))] })]);
    expect(await menusOf(page.pageID)).toEqual([{ menuID: menu.id, live: false }]);
    await publish(menu);
    expect(await menusOf(page.pageID)).toEqual([{ menuID: menu.id, live: true }]);
    await store(menu, []);
    expect(await menusOf(page.pageID)).toEqual([{ menuID: menu.id, live: true }]);
  });
});
