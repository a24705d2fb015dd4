import type { Page } from '@playwright/test';
import { runPageMutation } from '../support/browser/graphql.ts';
import { headingBlocks } from '../support/browser/blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, requestPublication, storePage } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

const side = (page: Page, name: 'Live now' | 'Requested') => page.frameLocator(`iframe[title="${name}"]`);
const panel = (page: Page) => page.getByRole('complementary', { name: 'Request and decision' });

/** A published page with headings, and a request for others; returns the requested version. */
async function openReview(page: Page, title: string, [before, after]: readonly [string[], string[]]) {
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title, blocks: headingBlocks(...before) });
  await publishPages(page, id);
  await storePage(page, id, { title, blocks: headingBlocks(...after) });
  const versionID = await requestPublication(page, id);
  const open = async () => {
    await page.goto(`/cmsadmin/publication-requests/${versionID}`);
    await expect(page.getByRole('heading', { name: `Review: ${title}`, level: 1 })).toBeVisible();
  };
  await open();
  return { id, open };
}

test('the checks and the images of a link are those of the requested version, not of later changes', async ({
  page,
}) => {
  const title = `Checked ${uniqueWord()}`;
  const { id, open } = await openReview(page, title, [['Before'], ['Before', '']]);
  await expect(panel(page)).toContainText('Heading');
  await expect(panel(page)).not.toContainText('All publication checks pass.');
  await storePage(page, id, { title: `Newer ${title}`, blocks: headingBlocks('Before') });
  await open();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Heading' }).last()).toContainText(
    'Fill this in before publishing.',
  );
  await page.getByText('Changes', { exact: true }).first().click();
  const head = page.getByRole('region', { name: 'Requested' });
  await expect(head.getByRole('group', { name: 'How search engines list the page' })).toContainText(title);
  await expect(head).not.toContainText(`Newer ${title}`);
  await expectAccessible(page);
});

test('both sides scroll together, from either of them', async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, index) => `Heading ${index}`);
  await openReview(page, `Long ${uniqueWord()}`, [many, many.with(20, 'Another')]);
  const topOf = (name: 'Live now' | 'Requested') =>
    side(page, name)
      .locator('html')
      .evaluate((html) => html.scrollTop);
  const scroll = (name: 'Live now' | 'Requested', top: number) =>
    side(page, name)
      .locator('html')
      .evaluate((html, to) => html.ownerDocument.defaultView?.scrollTo(0, to), top);
  await expect(side(page, 'Live now').getByText('Heading 39')).toBeAttached();
  await expect(side(page, 'Requested').getByText('Another')).toBeAttached();
  await scroll('Live now', 600);
  await expect.poll(() => topOf('Requested')).toBeGreaterThan(500);
  await scroll('Requested', 100);
  await expect.poll(() => topOf('Live now')).toBeLessThan(200);
});

test('the review leads from one request to the next', async ({ page }) => {
  const title = `First ${uniqueWord()}`;
  await openReview(page, `Second ${title}`, [['One'], ['Two']]);
  await openReview(page, title, [['One'], ['Two']]);
  await expect(page.getByText(/^\d+ of \d+ requests$/)).toBeVisible();
  await page.getByRole('link', { name: 'Next request' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Review: /, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Review: ${title}`, level: 1 })).toBeHidden();
});

test('an outdated request says so, and nobody can decide it', async ({ page }) => {
  const title = `Left ${uniqueWord()}`;
  const { id, open } = await openReview(page, title, [['One'], ['Two']]);
  await runPageMutation(page, `unpublishPage(pageID: ${id})`);
  await open();
  await expect(panel(page)).toContainText('closed the request by unpublishing the page');
  await expect(page.getByRole('button', { name: 'Accept and publish' })).toBeHidden();
  await expect(panel(page).getByRole('link', { name: 'Open in the editor' })).toHaveAttribute(
    'href',
    `/cmsadmin/pages/${id}`,
  );
  await expectAccessible(page);
});
