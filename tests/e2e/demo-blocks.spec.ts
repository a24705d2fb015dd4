import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { blockDefinitions } from '../../site/blocks/definitions.ts';
import { expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { expectHydrated } from '../support/browser/hydration.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

/** Together these pages show every block of the library. */
const pages = ['/nl-nl', '/nl-nl/over-de-check', '/de-de/wasser-draussen-halten', '/de-de/menschen-und-geld'];
const water = '/nl-nl/water-buiten-houden';
const people = '/nl-nl/mensen-en-geld';

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth - window.innerWidth, 0));
}

/** Blocks are identified by the folder part of their class names. */
async function listBlocks(page: Page): Promise<string[]> {
  const classes = await page
    .locator('main [class]')
    .evaluateAll((all) => all.flatMap(({ classList }) => [...classList]));
  return blockDefinitions.map(({ id }) => id).filter((id) => classes.some((name) => name.startsWith(`${id}__`)));
}

test('every block is on a published page, fits 320 and 1440 pixels, and is accessible in both themes', async ({
  page,
}) => {
  test.slow();
  const seen = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    for (const id of await listBlocks(page)) seen.add(id);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ path, width, overflow: await overflowOf(page) }).toEqual({ path, width, overflow: 0 });
      await expectAccessibleInBothThemes(page);
    }
  }
  expect([...seen].sort()).toEqual(blockDefinitions.map(({ id }) => id).sort());
});

test('every block is hydrated as the server rendered it', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of pages) {
    await page.goto(path);
    const rendered = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('#site *')];
      for (const element of elements) element.setAttribute('data-rendered', '');
      return elements.length;
    });
    await page.locator('header a[href*="/_/search"]').first().hover();
    await expectHydrated(page);
    // What does not match is rendered again, without the mark.
    expect({ path, rendered: await page.locator('[data-rendered]').count() }).toEqual({ path, rendered });
  }
  expect(complaints).toEqual([]);
});

test.describe('a video', () => {
  const player = 'https://www.youtube-nocookie.com/';

  async function watchForeignRequests(page: Page, baseURL: string | undefined): Promise<string[]> {
    const foreign: string[] = [];
    await page.route(
      (url) => !url.href.startsWith(`${baseURL}/`),
      (route) => {
        foreign.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
      },
    );
    return foreign;
  }

  test('contacts no other host before cookies are accepted, and has a transcript instead', async ({
    page,
    baseURL,
  }) => {
    const foreign = await watchForeignRequests(page, baseURL);
    await page.goto(water);
    const video = page.getByRole('region', { name: 'Big Buck Bunny, een voorbeeldvideo' });
    await video.scrollIntoViewIfNeeded();
    await expect(video.getByText('Deze video staat bij YouTube.')).toBeVisible();
    await video.getByText('Lees de tekst van de video').click();
    await expect(video.getByText('een animatiefilm van de Blender Foundation')).toBeVisible();
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Weigeren' }).click();
    await page.reload();
    await expect(video.getByRole('button', { name: 'Accepteer cookies en speel af' })).toBeVisible();
    await expect(video.locator('iframe')).toHaveCount(0);
    expect(foreign).toEqual([]);
  });

  test('plays in place once they are accepted, also later, and is removed when they are declined again', async ({
    page,
    baseURL,
  }) => {
    const foreign = await watchForeignRequests(page, baseURL);
    await page.goto(water);
    const video = page.getByRole('region', { name: 'Big Buck Bunny, een voorbeeldvideo' });
    await video.getByRole('button', { name: 'Accepteer cookies en speel af' }).click();
    await expect(video.locator('iframe')).toHaveAttribute('title', 'Big Buck Bunny, een voorbeeldvideo');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.every((address) => address.startsWith(player))).toBe(true);
    await page.reload();
    await expect(video.locator('iframe')).toHaveCount(0);
    await video.getByRole('button', { name: 'Speel de video af' }).click();
    const frame = await video.locator('iframe').boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await page.getByRole('button', { name: 'Cookies aanpassen' }).click();
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Weigeren' }).click();
    await expect(video.locator('iframe')).toHaveCount(0);
    await expect(video.getByRole('button', { name: 'Accepteer cookies en speel af' })).toBeVisible();
  });

  test('can be read, and opened at its service, without a script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto(water);
    await page.getByText('Lees de tekst van de video').click();
    await expect(page.getByText('een animatiefilm van de Blender Foundation')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accepteer cookies en speel af' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Bekijk hem bij YouTube' })).toHaveAttribute('href', /youtube\.com/);
    await page.close();
  });
});

test('gallery images open above the page and can be browsed by keyboard', async ({ page }) => {
  await page.goto(people);
  const first = page.getByRole('link', { name: /kaarsen/ });
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /kaarsen/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: /sleutelkast/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vorige afbeelding' }).click();
  await expect(dialog.getByRole('img', { name: /kaarsen/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('accordion items open, anchors lead to their block, a table scrolls by keyboard and a file link names its type', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(water);
  const answer = page.getByText('Laat de naden om de vijf jaar bekijken.');
  await expect(answer).toBeHidden();
  await page.getByText('Wat als de goot van lood of zink is?').click();
  await expect(answer).toBeVisible();
  await page.goto(people);
  await page
    .getByRole('navigation', { name: 'Op deze pagina' })
    .getByRole('link', { name: 'Als het alarm gaat' })
    .click();
  await expect(page).toHaveURL(/#fire$/);
  const table = page.getByRole('region', { name: 'Wie bewaart welke gegevens, en hoe lang' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(table.getByRole('rowheader', { name: 'Giften' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'key-list.csv CSV, 1 kB' })).toBeVisible();
  await expect(page.getByRole('link', { name: '088 000 00 00' }).first()).toHaveAttribute('href', 'tel:0880000000');
});

test('a page list shows the newest pages of its language, and is updated by a publication', async ({ page }) => {
  const title = `Kaarsen doven ${uniqueWord()}`;
  await page.goto(people);
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Nieuwste adviezen' }) });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(list.getByRole('link', { name: 'Mensen, geld en gegevens' })).toHaveCount(0);
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title, locale: 'nl-nl' });
  await publishPages(page, id);
  await expect(async () => {
    await page.goto(people);
    await expect(list.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
