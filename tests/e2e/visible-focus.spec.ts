import type { Page } from '@playwright/test';
import { headingBlocks, linkBlock, textBlock } from '../support/browser/blocks.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, requestPublication } from '../support/browser/pages.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { sampleCases } from '../support/sample-cases.ts';
import { expect, test } from '../support/browser/test.ts';

/** Maximum number of elements per screen; lists repeat the same kinds of rows. */
const LIMIT = process.env.TEST_LONG ? 400 : 60;

type Focused = {
  /** What it is, for the message; null if the focus has left the page. */
  name: string | null;
  isMarked: boolean;
  /** Whether it already had the focus, so that the round is complete. */
  wasSeen: boolean;
};

/**
 * Whether the focused element shows the focus by an outline, its own or, if it is invisible, that of its visible
 * stand-in: forced colours remove shadows and backgrounds.
 */
function readFocus(): Focused {
  let element = document.activeElement;
  while (element instanceof HTMLIFrameElement && element.contentDocument)
    element = element.contentDocument.activeElement;
  if (element === null || element === element.ownerDocument.body) return { name: null, isMarked: true, wasSeen: false };
  const view = element.ownerDocument.defaultView ?? window;
  const hasOutline = (other: Element | null | undefined, pseudo?: string) => {
    if (!other) return false;
    const { outlineStyle, outlineWidth, outlineColor } = view.getComputedStyle(other, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba\(.*, 0\)$/.test(outlineColor);
  };
  const box = element.getBoundingClientRect();
  const { opacity, appearance, clipPath } = view.getComputedStyle(element);
  const isUnseen = box.width <= 2 || box.height <= 2 || opacity === '0' || clipPath !== 'none' || appearance === 'none';
  const own = hasOutline(element) || hasOutline(element, '::after') || hasOutline(element, '::before');
  const around = [element.nextElementSibling, element.previousElementSibling, element.parentElement];
  const near = [
    ...around,
    element.closest('label'),
    element.closest('[data-mantine-focus]'),
    element.closest('tr, li'),
  ];
  const field = element.closest('[class*=rich-text__editor]');
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const wasSeen = element.hasAttribute('data-focus-seen');
  element.setAttribute('data-focus-seen', '');
  return {
    name: `${element.tagName.toLowerCase()}.${element.className} “${label.trim().slice(0, 40)}”`,
    // A text with a toolbar is one field, which is outlined as a whole while the focus is in it.
    isMarked: own || hasOutline(field) || (isUnseen && near.some((other) => hasOutline(other))),
    wasSeen,
  };
}

/** Tabs once through the screen; returns the focused elements without an outline. */
async function findUnmarked(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unmarked: string[] = [];
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, isMarked, wasSeen } = await page.evaluate(readFocus);
    if (name === null || wasSeen) break;
    if (!isMarked) unmarked.push(name);
  }
  return unmarked;
}

const screens = {
  pages: ['', 'new-page', 'bin', 'publication-requests', 'page-types'],
  media: ['medialibrary', 'menu-structure', 'redirects', 'tags', 'dashboard'],
  people: ['users', 'roles/new', 'audit-log', 'user/settings', 'site-settings'],
  work: ['questionnaire', 'statistics', 'import-export', 'api-tokens', 'system-state', 'search-index'],
};

for (const [turn, [part, paths]] of Object.entries(screens).entries()) {
  test(`the focus is outlined in forced colours on the screens of ${part}`, async ({ page }) => {
    test.slow();
    await signInByRequest(page);
    for (const path of sampleCases(paths, 2, turn)) {
      await openScreen(page, path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await findUnmarked(page), path).toEqual([]);
    }
  });
}

test('the focus is outlined in forced colours in the editor, the history, the review and the palette', async ({
  page,
}) => {
  test.slow();
  await page.goto('/cmsadmin/login');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  expect(await findUnmarked(page), 'login').toEqual([]);
  await signInByRequest(page);
  const blocks = [...headingBlocks('Evensong'), textBlock('t', 'Bells'), linkBlock('l', uniqueWord())];
  const { id } = await createTestPage(page, { title: `Outlined ${uniqueWord()}`, blocks });
  await openScreen(page, `pages/${id}`);
  await page.frameLocator('#preview-frame').locator('[data-puck-component]').nth(1).click();
  expect(await findUnmarked(page), 'editor').toEqual([]);
  await openScreen(page, `pages/${id}/history`);
  expect(await findUnmarked(page), 'history').toEqual([]);
  await page.keyboard.press('Control+k');
  expect(await findUnmarked(page), 'palette').toEqual([]);
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await page.goto('/cmsadmin/users');
  await page.getByRole('button', { name: 'Language and appearance' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role^=menuitem]:focus')).toHaveCSS('outline-style', 'solid');
  await openScreen(page, `publication-requests/${await requestPublication(page, id)}`);
  expect(await findUnmarked(page), 'review').toEqual([]);
});

test('the focus is outlined in forced colours on the site', async ({ page }) => {
  test.slow();
  for (const path of sampleCases(['/', '/en', '/nl-nl', '/search?q=fire', '/none', '/check'], 2)) {
    await page.goto(path);
    expect(await findUnmarked(page), path).toEqual([]);
  }
});
