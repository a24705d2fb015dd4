import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

const paths = ['/', '/people-and-money', '/keeping-water-out', '/privacy', '/nl-nl/risicocheck', '/de-de'];

const horizontalOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Pairs of elements in the header that overlap. */
const overlapsInHeader = (page: Page) =>
  page.locator('header').evaluate((header) => {
    const range = document.createRange();
    range.selectNodeContents(header.querySelector('a span') ?? header);
    const controls = [...header.querySelectorAll('button, summary, a:not(:first-child)')];
    const boxes = [range, ...controls].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => [Math.round(a.x), Math.round(b.x)]),
    );
  });

test.use({ viewport: { width: 390, height: 844 } });

test('with text at 200% nothing leaves the screen or overlaps', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect([path, await horizontalOverflow(page), await overlapsInHeader(page)]).toEqual([path, 0, []]);
    const bar = page.getByRole('region', { name: 'Cookies' });
    await expect(bar).not.toBeInViewport();
  }
});

test('with more space between letters, words and lines nothing in the header overlaps', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const path of paths) {
    await page.goto(path);
    expect([path, await horizontalOverflow(page), await overlapsInHeader(page)]).toEqual([path, 0, []]);
  }
});
