import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.signIn();
});
afterAll(() => server.stop());

type Check = { available: boolean; rule: string | null; takenBy: { id: number; title: string } | null };

async function check(slug: string, client: TestClient = editor) {
  const { data, errors } = await client.graphql<{ slugCheck: Check }>(
    'query ($slug: String!) { slugCheck(slug: $slug, locale: "en") { available rule takenBy { id title } } }',
    { slug },
  );
  return data?.slugCheck ?? errors;
}

it('says that a slug is free, which rule it breaks, or which page has it', async () => {
  const { pageID } = await createPage(editor, { title: 'Opening hours', slug: 'opening-hours' });
  expect(await check('still-free')).toEqual({ available: true, rule: null, takenBy: null });
  expect(await check('Opening hours')).toEqual({ available: false, rule: 'LOWER_CASE', takenBy: null });
  expect(await check('api/hours')).toEqual({ available: false, rule: 'RESERVED', takenBy: null });
  const takenBy = { id: pageID, title: 'Opening hours' };
  expect(await check('opening-hours')).toEqual({ available: false, rule: null, takenBy });
});

it('treats the slug of a page in the bin as free, and returns nothing to visitors', async () => {
  const { pageID } = await createPage(editor, { title: 'Gone', slug: 'gone' });
  await editor.post(`/page/${pageID}/delete`);
  expect(await check('gone')).toEqual({ available: true, rule: null, takenBy: null });
  expect(await check('gone', server.visitor())).toMatchObject([{ extensions: { errorCode: 'UM_01' } }]);
});

it('uses the codes of the catalogue for a refused slug', async () => {
  const { pageID } = await createPage(editor, { title: 'Moved', slug: 'moved' });
  await createPage(editor, { title: 'Taken', slug: 'taken' });
  const change = async (slug: string) => {
    const { data } = await editor.graphql<{ changeSlug: { errors: object[] } }>(
      `mutation ($id: Int!, $slug: String!) {
         changeSlug(pageID: $id, slug: $slug, shouldUpdateLinks: true) { errors { code property } } }`,
      { id: pageID, slug },
    );
    return data.changeSlug.errors;
  };
  expect(await change('taken')).toEqual([{ code: 'V_06', property: 'page.slug' }]);
  expect(await change('Not Allowed')).toEqual([{ code: 'V_12', property: 'page.slug' }]);
});
