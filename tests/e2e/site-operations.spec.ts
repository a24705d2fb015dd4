import type { Page } from '@playwright/test';
import hashes from '../../site/generated/operation-hashes.json' with { type: 'json' };
import { answerAll } from '../support/browser/check-page.ts';
import { queryGraphQL } from '../support/browser/graphql.ts';
import { expectHydrated } from '../support/browser/hydration.ts';
import { createTestPage } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

type Operation = keyof typeof hashes;

/** The operations whose results are in a document, by the kind of its view: their hooks read them while hydrating. */
const readWhileHydrating: Readonly<Record<string, readonly Operation[]>> = {
  page: ['CurrentQuestionnaire'],
  result: ['CheckFrame', 'CheckResult'],
  preview: ['PagePreview'],
};

/** Records the operations that a page sends, by their names. */
function recordOperations(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/graphql') return;
    const sent = request.method() === 'GET' ? url.searchParams.get('operationName') : null;
    const body = request.method() === 'POST' ? (request.postDataJSON() as { operationName?: string }) : {};
    names.add(sent ?? body.operationName ?? '');
  });
  return names;
}

async function hydrateDocument(page: Page, reached: Set<string>): Promise<void> {
  await expectHydrated(page);
  const kind = await page.evaluate(() => {
    const state = JSON.parse(document.getElementById('site-state')?.textContent ?? '{}') as { view: { kind: string } };
    return state.view.kind;
  });
  for (const name of readWhileHydrating[kind] ?? []) reached.add(name);
}

/** Shares a new draft as staff do. Returns the URL of its preview. */
async function createPreviewLink(page: Page): Promise<string> {
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: 'A previewed draft' });
  const { page: found } = await queryGraphQL<{ page: { pageVersionID: number } }>(
    page,
    'query ($id: Int!) { page(id: $id) { pageVersionID } }',
    { id },
  );
  const { sharePreview } = await queryGraphQL<{ sharePreview: { url: string } }>(
    page,
    'mutation ($id: Int!) { sharePreview(pageVersionID: $id, days: 1) { errors { code } url } }',
    { id: found.pageVersionID },
  );
  return sharePreview.url;
}

test('every query and mutation of the site reaches its hook in a browser', async ({ page, windows }) => {
  const reached = recordOperations(page);
  await page.goto('/nl-nl');
  await page.locator('header a[href="/nl-nl/over-de-check"]').first().hover();
  await expectHydrated(page);
  await page.locator('header a[href="/nl-nl/mensen-en-geld"]').first().click();
  await expect(page).toHaveURL('/nl-nl/mensen-en-geld');
  await page.getByRole('link', { name: 'Wat wij bewaren' }).click();
  await expect(page).toHaveURL(/\/_\/privacy/);
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await page.getByRole('combobox').fill('verzekering');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goto('/nl-nl/risicocheck');
  await hydrateDocument(page, reached);
  await answerAll(page, '/nl-nl/risicocheck', (choices) => choices.first());
  await page.getByRole('button', { name: 'Bekijk de uitslag' }).click();
  await expect(page).toHaveURL(/\/_\/check\/result\//);
  await hydrateDocument(page, reached);

  const { page: staff } = await windows.open();
  await page.goto(await createPreviewLink(staff));
  await hydrateDocument(page, reached);
  expect([...reached].sort()).toEqual(Object.keys(hashes).sort());
});
