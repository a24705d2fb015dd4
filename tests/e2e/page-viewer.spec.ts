import type { Route } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectViewer, isMarked, linkTo, markDocument, openHydrated } from '../support/browser/page-viewer.ts';
import { expect, test } from '../support/browser/test.ts';

const start = '/nl-nl';
const about = { path: '/nl-nl/over-de-check' };

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
