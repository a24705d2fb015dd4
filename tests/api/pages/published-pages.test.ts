import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;
const titles = ['Candles', 'candelabra', 'Bells', 'Älter', 'Zinc', 'Bells'];
const ids: number[] = [];

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
  for (const [index, title] of titles.entries()) {
    const { pageID } = await createPublishedPage(staff, { title, slug: `page-${index}` });
    ids.push(pageID);
  }
  await staff.graphql('mutation { createTags(names: ["Fire"], public: true) { errors { code } } }');
  await staff.graphql(`mutation { tagPage(pageID: ${ids[0]}, tags: ["Fire"]) { errors { code } } }`);
  await staff.post('/page/create', { title: 'Draft', slug: 'draft', type: 'default', locale: 'en', content: null });
});
afterAll(() => server.stop());

type Connection = {
  publishedPages: {
    totalCount: number;
    nodes: { id: number; title: string }[];
    edges: { cursor: string; node: { id: number } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  };
};

const list = `query (
  $first: Int, $after: String, $last: Int, $before: String, $filter: PublishedPageFilter, $sort: PublishedPageSort! = FIRST_PUBLISHED,
  $order: SortOrder! = DESC
) {
  publishedPages(
    first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort, order: $order
  ) {
    totalCount nodes { id title } edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function ask(variables: Record<string, unknown> = {}): Promise<Connection['publishedPages']> {
  const { data, errors } = await visitor.graphql<Connection>(list, variables);
  expect(errors).toBeUndefined();
  return data.publishedPages;
}

describe('the connection of published pages', () => {
  it.each([
    ['FIRST_PUBLISHED', 'ASC'],
    ['FIRST_PUBLISHED', 'DESC'],
    ['TITLE', 'ASC'],
    ['TITLE', 'DESC'],
    ['SLUG', 'ASC'],
    ['SLUG', 'DESC'],
  ])('can be walked forwards once through all pages, sorted by %s %s, two at a time', async (sort, order) => {
    const found: number[] = [];
    let after: string | null = null;
    for (let part = 0; part < 10; part += 1) {
      const { nodes, pageInfo, totalCount } = await ask({ first: 2, after, sort, order });
      expect(totalCount).toBe(titles.length);
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      found.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    const whole = (await ask({ sort, order })).nodes.map(({ id }) => id);
    expect(found).toEqual(whole);
    expect(whole.toSorted((a, b) => a - b)).toEqual(ids);
    if (sort === 'FIRST_PUBLISHED') expect(whole).toEqual(order === 'ASC' ? ids : ids.toReversed());
  });

  it.each([
    ['TITLE', 'ASC'],
    ['FIRST_PUBLISHED', 'DESC'],
  ])(
    'can be walked backwards from its end, sorted by %s %s, and returns what is between two cursors',
    async (sort, order) => {
      const whole = await ask({ sort, order });
      const cursors = whole.edges.map(({ cursor }) => cursor);
      const found: number[] = [];
      let before: string | null = null;
      for (let part = 0; part < 10; part += 1) {
        const { nodes, pageInfo } = await ask({ last: 2, before, sort, order });
        expect(pageInfo.hasNextPage).toBe(before !== null);
        found.unshift(...nodes.map(({ id }) => id));
        before = pageInfo.startCursor;
        if (!pageInfo.hasPreviousPage) break;
      }
      expect(found).toEqual(whole.nodes.map(({ id }) => id));
      const [, after, , , end] = cursors;
      const between = whole.nodes.slice(2, 4);
      expect((await ask({ after, before: end, sort, order })).nodes).toEqual(between);
      expect((await ask({ last: 100, after, before: end, sort, order })).nodes).toEqual(between);
      const part = await ask({ last: 1, after, before: end, sort, order });
      expect(part).toMatchObject({ nodes: between.slice(1), pageInfo: { hasNextPage: true, hasPreviousPage: true } });
      expect((await ask({ after: end, before: after, sort, order })).nodes).toEqual([]);
    },
  );

  it('continues from the same position if an earlier page is gone', async () => {
    const { pageID } = await createPublishedPage(staff, { title: 'Aaa', slug: 'short-lived' });
    const first = await ask({ first: 1, sort: 'TITLE', order: 'ASC' });
    expect(first.nodes[0]?.id).toBe(pageID);
    await staff.post(`/page/${pageID}/unpublish`);
    const second = await ask({ first: 1, sort: 'TITLE', order: 'ASC', after: first.pageInfo.endCursor });
    expect(second.nodes[0]?.title).toBe('Bells');
  });

  it('can be filtered by id, slug, type, locale and public tag', async () => {
    const titlesOf = async (filter: object) =>
      (await ask({ filter, sort: 'SLUG', order: 'ASC' })).nodes.map(({ title }) => title);
    expect(await titlesOf({ ids: [ids[0], ids[3], 999_999] })).toEqual(['Candles', 'Älter']);
    expect(await titlesOf({ slugs: ['page-1', 'draft'] })).toEqual(['candelabra']);
    expect(await titlesOf({ tag: 'fire' })).toEqual(['Candles']);
    expect(await titlesOf({ type: 'DEFAULT', locale: 'en' })).toHaveLength(titles.length);
    expect(await titlesOf({ type: 'home' })).toEqual([]);
    expect(await titlesOf({ locale: 'nl-nl' })).toEqual([]);
  });

  it.each([
    ['none', { first: 0 }, 'list.first'],
    ['more than 100', { first: 101 }, 'list.first'],
    ['none of the last', { last: 0 }, 'list.last'],
    ['more than 100 of the last', { last: 101 }, 'list.last'],
    ['both ends at once', { first: 1, last: 1 }, 'list.last'],
    ['those after an invalid cursor', { after: 'x' }, 'list.after'],
    ['those before an invalid cursor', { before: '' }, 'list.before'],
    ['101 ids', { filter: { ids: Array.from({ length: 101 }, (_, index) => index) } }, 'list.filter.ids'],
  ])('refuses %s with V_12', async (_name, variables, property) => {
    const { errors } = await visitor.graphql(list, variables);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', errorCode: 'V_12', property });
  });
});

describe('node', () => {
  const asksForNode =
    'query ($id: ID!) { node(id: $id) { __typename nodeID ... on PublishedPage { title } ... on Page { status } } }';

  it('finds a page by id, for visitors what they see and for staff the page itself', async () => {
    const { data } = await visitor.graphql<{ publishedPage: { nodeID: string } }>(
      '{ publishedPage(slug: "page-2") { nodeID } }',
    );
    const { nodeID } = data.publishedPage;
    expect((await visitor.graphql(asksForNode, { id: nodeID })).data).toEqual({
      node: { __typename: 'PublishedPage', nodeID, title: 'Bells' },
    });
    const { data: ofStaff } = await staff.graphql<{ page: { nodeID: string } }>(`{ page(id: ${ids[0]}) { nodeID } }`);
    const id = ofStaff.page.nodeID;
    expect((await staff.graphql(asksForNode, { id })).data).toEqual({
      node: { __typename: 'Page', nodeID: id, status: 'PUBLISHED' },
    });
    expect((await visitor.graphql(asksForNode, { id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('finds many at once, in the requested order, with a separate error for each that is not found', async () => {
    const nodeIDOf = (type: string, id: number | undefined) => Buffer.from(`${type}:${id}`).toString('base64url');
    const wanted = [
      nodeIDOf('PublishedPage', ids[2]),
      nodeIDOf('Page', ids[0]),
      'x',
      nodeIDOf('PublishedPage', ids[0]),
      nodeIDOf('PublishedPage', ids[2]),
    ];
    const asksForNodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { nodeID ... on PublishedPage { title } } }';
    const { data, errors } = await visitor.graphql(asksForNodes, { ids: wanted });
    const bells = { nodeID: wanted[0], title: 'Bells' };
    expect(data).toEqual({ nodes: [bells, null, null, { nodeID: wanted[3], title: 'Candles' }, bells] });
    expect(errors).toMatchObject([{ path: ['nodes', 1], extensions: { code: 'UNAUTHENTICATED', errorCode: 'UM_01' } }]);
    const tooMany = await visitor.graphql(asksForNodes, { ids: Array.from({ length: 101 }, () => 'x') });
    expect(tooMany.errors?.[0]?.extensions).toMatchObject({ errorCode: 'V_12', property: 'list.ids' });
  });

  it.each([
    '',
    'x',
    Buffer.from('User:1').toString('base64url'),
    Buffer.from('PublishedPage:999999').toString('base64url'),
  ])('is null for an id that names nothing: %s', async (id) => {
    expect(await visitor.graphql(asksForNode, { id })).toMatchObject({ data: { node: null } });
  });
});
