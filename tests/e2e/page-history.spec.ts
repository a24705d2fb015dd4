import type { Page } from '@playwright/test';
import { headingBlock, textBlock } from '../support/browser/blocks.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, readPage, storePage } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

/** A page with three states, each followed by a publication: 'Candles', 'Candles lit', 'Candles out'. */
async function openHistory(page: Page) {
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: 'Candles', slug: uniqueWord() });
  const states = [
    {
      title: 'Candles',
      blocks: [headingBlock('h1', 'Before'), textBlock('t1', 'A solid ground'), headingBlock('h2', 'After')],
    },
    {
      title: 'Candles lit',
      blocks: [headingBlock('h1', 'Before'), textBlock('t1', 'A fireproof ground'), headingBlock('h2', 'After')],
    },
    {
      title: 'Candles out',
      blocks: [headingBlock('h2', 'After'), headingBlock('h1', 'Before'), textBlock('t2', 'A bucket of sand')],
    },
  ];
  for (const state of states) {
    await storePage(page, id, state);
    await publishPages(page, id);
  }
  await page.goto(`/cmsadmin/pages/${id}`);
  await page.getByRole('link', { name: 'Version history' }).first().click();
  await expect(page.getByRole('heading', { name: 'Version history', level: 1 })).toBeVisible();
  return { id };
}

const states = (page: Page) => page.getByRole('navigation', { name: 'Saved versions' }).getByRole('listitem');
const comparison = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const textsOf = async (page: Page, id: number) =>
  (await readPage(page, id)).pageVersion.blocks.map(({ props }) => props.text ?? props.html);

test('a state is compared with the previous one, or with any other, in words', async ({ page }) => {
  await openHistory(page);
  await expect(states(page).first()).toContainText('Administrator');
  await expect(states(page).first()).toContainText('Published');
  await expect(states(page).nth(1)).toContainText('was published');
  await expect(comparison(page)).toContainText('A bucket of sand');
  await expect(comparison(page).getByText('Moved', { exact: true })).toHaveCount(1);
  await expectAccessible(page);

  await states(page)
    .nth(1)
    .getByRole('button', { name: /^Version 2/ })
    .click();
  await expect(comparison(page).locator('del', { hasText: 'solid' })).toBeVisible();
  await expect(comparison(page).locator('ins', { hasText: 'fireproof' })).toBeVisible();
  await expect(comparison(page).getByText('2 blocks are unchanged.')).toBeVisible();

  await states(page)
    .first()
    .getByRole('button', { name: /^Version 3/ })
    .click();
  await states(page)
    .nth(2)
    .getByRole('button', { name: /^Compare with/ })
    .click();
  await expect(comparison(page).locator('del', { hasText: 'A solid ground' })).toBeVisible();
  await page.reload();
  await expect(comparison(page).locator('del', { hasText: 'A solid ground' })).toBeVisible();
});

test('two states are shown side by side as pages, with differences marked, in both themes', async ({ page }) => {
  await openHistory(page);
  await comparison(page).getByText('Side by side').click();
  const before = page.frameLocator('iframe[title^="Before: Version 2"]');
  const after = page.frameLocator('iframe[title^="After: Version 3"]');
  await expect(before.getByText('A fireproof ground')).toBeVisible();
  await expect(before.getByText('Removed', { exact: true })).toBeVisible();
  await expect(after.getByText('A bucket of sand')).toBeVisible();
  await expect(after.getByText('New', { exact: true })).toBeVisible();
  await expect(after.getByText('Moved', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await comparison(page).getByText('One page').click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('one block is restored; the rest stays', async ({ page }) => {
  const { id } = await openHistory(page);
  await page.getByRole('button', { name: 'Restore block: Text' }).click();
  await expect(page.getByRole('dialog')).toContainText('The rest of the page does not change.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Restore block' }).click();
  await expect(page).toHaveURL(new RegExp(`/cmsadmin/pages/${id}$`));
  await expect(page.getByRole('heading', { name: 'Candles out', level: 1 }).first()).toBeVisible();
  expect(await textsOf(page, id)).toEqual(['After', 'Before', '<p>A fireproof ground</p>', '<p>A bucket of sand</p>']);
});

test('a whole state is restored, and what it replaced can be restored too', async ({ page }) => {
  const { id } = await openHistory(page);
  await states(page)
    .nth(2)
    .getByRole('button', { name: /^Version 1/ })
    .click();
  await page.getByRole('button', { name: /^Restore version 1/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Candles', level: 1, exact: true }).first()).toBeVisible();
  expect(await textsOf(page, id)).toEqual(['Before', '<p>A solid ground</p>', 'After']);
  await page.getByRole('link', { name: 'Version history' }).first().click();
  await expect(states(page)).toHaveCount(4);
  await page.getByRole('button', { name: /^Restore version 3/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Candles out', level: 1 }).first()).toBeVisible();
});

test("nothing is restored over another user's newer work before it was viewed", async ({ page }) => {
  const { id } = await openHistory(page);
  await storePage(page, id, { title: 'Stored meanwhile', blocks: [] });
  const restore = page.getByRole('button', { name: /^Restore version/ });
  await restore.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was restored');
  expect((await readPage(page, id)).pageVersion.title).toBe('Stored meanwhile');
  await expect(comparison(page)).toContainText('Stored meanwhile');
  await restore.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Candles out', level: 1 }).first()).toBeVisible();
});

test('the history is read and a state restored by keyboard alone', async ({ page }) => {
  const { id } = await openHistory(page);
  const press = async (name: RegExp) => {
    const control = page.getByRole('button', { name }).and(page.locator(':focus'));
    for (let presses = 0; presses < 40 && !(await control.count()); presses += 1) await page.keyboard.press('Tab');
    await expect(control).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await press(/^Version 2/);
  await expect(comparison(page).locator('ins', { hasText: 'fireproof' })).toBeVisible();
  await press(/^Compare with/);
  await page.keyboard.press('Shift+Tab');
  await press(/^Restore block: Text/);
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await press(/^Restore block$/);
  await expect(page).toHaveURL(new RegExp(`/cmsadmin/pages/${id}$`));
});
