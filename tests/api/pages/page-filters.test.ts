import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';

let flow: Workflow;
beforeAll(async () => {
  flow = await startWorkflow();
});
afterAll(() => flow.server.stop());

async function listPages(filter: object) {
  const { data, errors } = await flow.administrator.graphql<{ pages: { items: { id: number }[] } }>(
    'query ($filter: PageFilter) { pages(filter: $filter, sort: CREATED_AT, order: ASC) { items { id } } }',
    { filter },
  );
  return { ids: data?.pages.items.map(({ id }) => id), code: errors?.[0]?.extensions.errorCode };
}

it('a list of pages can be filtered by several values of a kind, by GraphQL and by REST', async () => {
  const { administrator, editor, publisher } = flow;
  const concept = (await flow.newPage()).pageID;
  const { pageID: check } = await flow.newPage({ type: 'check' });
  const published = (await flow.publishedPage()).pageID;
  const taken = await flow.publishedPage();
  await flow.unpublish(publisher.browser, taken.pageID);
  await flow.store(administrator, taken.pageVersionID, 'By the administrator');
  const all = [concept, check, published, taken.pageID];

  expect(await listPages({ statuses: ['CONCEPT', 'UNPUBLISHED'] })).toEqual({ ids: [concept, check, taken.pageID] });
  expect(await listPages({ statuses: ['CONCEPT', 'PUBLISHED'], types: ['CHECK', 'home'] })).toEqual({ ids: [check] });
  expect(await listPages({ statuses: [], types: null, locales: ['en', 'nl-nl'] })).toEqual({ ids: all });
  expect(await listPages({ editors: [editor.user.id] })).toEqual({ ids: [concept, check, published] });
  expect(await listPages({ editors: [editor.user.id, 1] })).toEqual({ ids: all });
  expect(await listPages({ statuses: ['CONCEPT'], status: 'PUBLISHED' })).toEqual({ ids: [] });
  expect((await listPages({ editors: Array.from({ length: 101 }, () => 1) })).code).toBe('V_12');
  const list = { statuses: ['published', 'unpublished'], columnToSort: 'createdAt', sortOrder: 'asc' };
  const { body } = await administrator.post<{ items: { id: number }[] }>('/page/list', list);
  expect(body.items.map(({ id }) => id)).toEqual([published, taken.pageID]);
});
