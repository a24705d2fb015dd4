import type { Request } from '@playwright/test';
import { expectHydrated } from '../support/browser/hydration.ts';
import { isQuery, linkTo, openHydrated } from '../support/browser/page-viewer.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

const start = '/nl-nl';
const about = { path: '/nl-nl/over-de-check' };

test.describe("the site's client", () => {
  test('asks for nothing that the document holds', async ({ page }) => {
    const queries: string[] = [];
    page.on('request', (request) => isQuery(request) && queries.push(request.url()));
    for (const path of ['/nl-nl/risicocheck', '/_/search?locale=nl-nl&q=kerk', '/_/check/result/nl-nl/unknown']) {
      await page.goto(path);
      await expectHydrated(page);
    }
    await page.waitForLoadState('networkidle');
    expect(queries).toEqual([]);
  });

  test('logs no mistake while it hydrates each kind of document', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const path of ['/nl-nl', '/de-de', '/nl-nl/over-de-check', '/_/privacy', '/nl-nl/risicocheck', '/_/search']) {
      await page.goto(path);
      for (const link of await page.locator('header a[href^="/_/search"]:not([lang])').all()) await link.hover();
      await expectHydrated(page);
    }
    expect(complaints).toEqual([]);
  });

  test('sends no cookie, so that staff get the same bytes as visitors', async ({ page, browser, baseURL }) => {
    const visitor = await browser.newContext(baseURL ? { baseURL } : {});
    const anonymous = await (await visitor.request.get(start)).text();
    await visitor.close();
    await signInByRequest(page);
    expect(await (await page.request.get(start)).text()).toBe(anonymous);
    const sent: { address: string; cookie: string | undefined }[] = [];
    page.on('request', async (request) => {
      if (!isQuery(request)) return;
      sent.push({ address: request.url(), cookie: (await request.allHeaders()).cookie });
    });
    await openHydrated(page, start, about.path);
    await linkTo(page, about.path).click();
    await expect(page).toHaveURL(about.path);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.map(({ cookie }) => cookie)).toEqual(sent.map(() => undefined));
  });

  test('shows a publication at the next navigation', async ({ page }) => {
    await openHydrated(page, start, about.path);
    const [response] = await Promise.all([
      page.waitForResponse((one) => isQuery(one.request()) && one.url().includes('over-de-check')),
      linkTo(page, about.path).click(),
    ]);
    expect(response.request().method()).toBe('GET');
    expect(response.headers()['cache-control']).toBe('private, no-cache');
  });

  test('searches by POST, and puts no term into the address of a request', async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto('/_/search');
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await field.fill('insurance');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(requests.filter((request) => request.url().includes('insurance'))).toEqual([]);
    const searches = requests.filter((request) => isQuery(request) && request.method() === 'POST');
    expect(searches.length).toBeGreaterThan(0);
    for (const search of searches) expect((await search.response())?.headers()['cache-control']).toBe('no-store');
  });
});
