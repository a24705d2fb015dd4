import type { Page, Request, Route } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectHydrated } from '../support/browser/hydration.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

const start = '/nl-nl';
const about = { path: '/nl-nl/over-de-check', title: 'Over de check' };

const isQuery = (request: Request): boolean => new URL(request.url()).pathname === '/graphql';

/** A link to a path in the text of the page, below the first screen. */
const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"], header a[href="${path}"]`).first();

/** Marks the document, so that a test sees whether a navigation loaded another one. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** Waits until the page viewer follows links: it then keeps scroll positions itself. */
const expectViewer = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

/** Opens a page, shows an intent to follow a link, and waits until the client can follow it. */
async function openHydrated(page: Page, path: string, target: string): Promise<void> {
  await page.goto(path);
  await markDocument(page);
  await linkTo(page, target).hover();
  await expectViewer(page);
}

test.describe('the page viewer', () => {
  test('shows the next page without loading a document, with its title, address, focus and an announcement', async ({
    page,
  }) => {
    await openHydrated(page, start, about.path);
    for (let round = 0; round < 2; round += 1) {
      await linkTo(page, about.path).click();
      await expect(page).toHaveURL(about.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const title = await page.title();
      expect(title).toContain('Risicocheck voor kerken');
      await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${about.path}$`));
      expect(await page.locator('title').count()).toBe(1);
      expect(await isMarked(page)).toBe(true);
      await expectAccessible(page);
      await page.goBack();
      await expect(page).toHaveURL(start);
      expect(await isMarked(page)).toBe(true);
    }
    await page.reload();
    expect(await isMarked(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoe veilig is uw kerk?');
  });

  test('follows a link by keyboard, and shows the same as the document of the address', async ({ page }) => {
    await page.goto(start);
    await markDocument(page);
    await linkTo(page, about.path).focus();
    await expectViewer(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(about.path);
    expect(await isMarked(page)).toBe(true);
    const textOf = () => page.locator('#content').evaluate((main) => (main as HTMLElement).innerText);
    const shown = await textOf();
    await page.reload();
    expect(await textOf()).toBe(shown);
  });

  test('changes the language of the document with that of the page', async ({ page }) => {
    await openHydrated(page, start, about.path);
    await page.locator('summary').first().click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de-de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);
  });

  test('restores the scroll position on back and forward', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openHydrated(page, start, about.path);
    const scroll = () => page.evaluate(() => scrollY);
    const scrollTo = async (top: number) => {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await expect.poll(() => page.evaluate(() => (history.state as { scrollY?: number } | null)?.scrollY)).toBe(top);
    };
    await scrollTo(700);
    await page.locator('footer').getByRole('link', { name: 'Over de check' }).first().dispatchEvent('click');
    await expect(page).toHaveURL(about.path);
    await expect.poll(scroll).toBe(0);
    await scrollTo(300);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect.poll(scroll).toBe(700);
    await page.goForward();
    await expect(page).toHaveURL(about.path);
    await expect.poll(scroll).toBe(300);
    expect(await isMarked(page)).toBe(true);
  });

  test('moves from page to page where the visitor wants motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHydrated(page, start, about.path);
    await page.evaluate(() => {
      const startTransition = document.startViewTransition.bind(document);
      Object.assign(document, {
        startViewTransition: (update: ViewTransitionUpdateCallback) => {
          document.documentElement.setAttribute('data-moved', '');
          return startTransition(update);
        },
      });
    });
    for (let round = 0; round < 2; round += 1) {
      await linkTo(page, about.path).click();
      await expect(page).toHaveURL(about.path);
      await expect(page.locator('html')).toHaveAttribute('data-moved', '');
      await page.goBack();
      await expect(page).toHaveURL(start);
    }
    expect(await isMarked(page)).toBe(true);
  });

  test("shows the site's error page for a missing page", async ({ page }) => {
    await openHydrated(page, start, about.path);
    await linkTo(page, about.path).evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '/nl-nl/nergens'));
    await page.locator('a[href="/nl-nl/nergens"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier waait u verkeerd');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveURL('/nl-nl/nergens');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows progress while the network is slow', async ({ page }) => {
    await openHydrated(page, start, '/nl-nl/water-buiten-houden');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/graphql?*', async (route) => {
      await released;
      await route.continue();
    });
    await linkTo(page, about.path).click();
    await expect(page.getByRole('progressbar', { name: 'De pagina wordt geladen' })).toBeVisible();
    await expect(page).toHaveURL(start);
    release();
    await expect(page).toHaveURL(about.path);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('leaves a page to the browser if the network fails, or if the server has another build', async ({ page }) => {
    const failures: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-site-build': '/_/assets/other.js' } }),
    ];
    for (const fail of failures) {
      await openHydrated(page, start, '/nl-nl/water-buiten-houden');
      await page.route('**/graphql?*', fail);
      await linkTo(page, about.path).click();
      await expect(page).toHaveURL(about.path);
      expect(await isMarked(page)).toBe(false);
      await page.unroute('**/graphql?*');
    }
  });

  test('leaves new tabs, downloads and other sites to the browser', async ({ page, context }) => {
    await openHydrated(page, start, about.path);
    const opened = context.waitForEvent('page');
    await linkTo(page, about.path).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(page).toHaveURL(start);
    const handled = await linkTo(page, about.path).evaluate((link: HTMLAnchorElement) => {
      const isPrevented = (change: (copy: HTMLAnchorElement) => void) => {
        const copy = link.cloneNode(true) as HTMLAnchorElement;
        change(copy);
        document.body.append(copy);
        const event = new MouseEvent('click', { bubbles: true, cancelable: true });
        // The last listener: what the page viewer prevents is seen, and nothing is followed.
        addEventListener('click', (last) => last.preventDefault(), { once: true });
        let prevented = false;
        document.addEventListener('click', (seen) => (prevented = seen.defaultPrevented), { once: true });
        copy.dispatchEvent(event);
        copy.remove();
        return prevented;
      };
      return {
        download: isPrevented((copy) => copy.setAttribute('download', '')),
        tab: isPrevented((copy) => copy.setAttribute('target', '_blank')),
        admin: isPrevented((copy) => copy.setAttribute('href', '/cmsadmin/')),
        foreign: isPrevented((copy) => copy.setAttribute('href', 'https://example.com/')),
      };
    });
    expect(handled).toEqual({ download: false, tab: false, admin: false, foreign: false });
  });

  test('plays no part before it is ready: a click is an ordinary navigation', async ({ page }) => {
    await page.route('**/assets/client-*.js', () => {});
    await page.goto(start);
    await markDocument(page);
    await linkTo(page, about.path).click();
    await expect(page).toHaveURL(about.path);
    expect(await isMarked(page)).toBe(false);
  });

  test('is not loaded under Save-Data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(start);
    await markDocument(page);
    await linkTo(page, about.path).hover();
    await linkTo(page, about.path).click();
    await expect(page).toHaveURL(about.path);
    expect(await isMarked(page)).toBe(false);
    expect(scripts.filter((address) => !address.includes('/loader-'))).toEqual([]);
  });

  test('keeps an open menu and the choice about cookies', async ({ page }) => {
    await page.goto(start);
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Weigeren' }).click();
    const languages = page.locator('details[data-closing]').first();
    await languages.locator('summary').click();
    await languages.getByRole('link', { name: 'Deutsch' }).hover();
    await expectViewer(page);
    await expect(languages).toHaveAttribute('open', '');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de-de');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await page.getByRole('button', { name: 'Cookies anpassen' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  });
});

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
