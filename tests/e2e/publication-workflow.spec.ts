import type { Page } from '@playwright/test';
import { findMail } from '../support/mailbox.ts';
import { dataDir } from '../support/browser/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/browser/expect-accessible.ts';
import { headingBlocks } from '../support/browser/blocks.ts';
import { uniqueWord, slugOf } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages, readPage, requestPublication, storePage } from '../support/browser/pages.ts';
import { recordCalls } from '../support/browser/record-calls.ts';
import { openEditor } from '../support/browser/screens.ts';
import { openStaffWindow, type StaffWindow } from '../support/browser/staff-window.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { expect, test } from '../support/browser/test.ts';
import type { WindowPool } from '../support/browser/window-pool.ts';

const makeTitle = (words: string) => `${words} ${uniqueWord()}`;

const openJoost = (windows: WindowPool) => openStaffWindow(windows, { role: 'Editor', name: 'Joost Brouwer' });
const openSaskia = (windows: WindowPool) => openStaffWindow(windows, { role: 'Publisher', name: 'Saskia Bakker' });

/** What a visitor reads at a page's address. */
async function readAsVisitor(title: string): Promise<{ status: number; html: string }> {
  const response = await fetch(new URL(slugOf(title), process.env.E2E_BASE_URL));
  return { status: response.status, html: await response.text() };
}

/** Types another text into the first block of the page in the editor. */
async function writeHeading(page: Page, text: string): Promise<void> {
  await page.frameLocator('#preview-frame').locator('[data-puck-component]').first().click();
  await page.getByRole('textbox', { name: 'Heading' }).fill(text);
}

const actions = new Set([
  'StorePageVersion',
  'RequestEditedPublication',
  'PublishEditedPage',
  'UnpublishEditedPage',
  'PublishRequestedPage',
  'AcceptPublication',
]);

/** Requests about pages that a browser makes from now on, in order. */
const recordActions = (page: Page): (() => string[]) => {
  const calls = recordCalls(page);
  return () => calls.filter((name) => actions.has(name));
};

async function sendRequest(page: Page, button: string, comment: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Comment').fill(comment);
  await dialog.getByRole('button', { name: /^(Send|Resend) request$/ }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a request from the list, where it is shown with its comment. */
async function openReview({ page }: StaffWindow, title: string, comment: string): Promise<void> {
  await page.goto('/cmsadmin/publication-requests');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(comment);
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: `Review: ${title}`, level: 1 })).toBeVisible();
}

const side = (page: Page, name: 'Live now' | 'Requested') => page.frameLocator(`iframe[title="${name}"]`);

test('an editor requests, a publisher rejects with feedback, the editor requests again, the publisher accepts', async ({
  windows,
}) => {
  test.slow();
  const title = makeTitle('Opening hours');
  const editor = await openJoost(windows);
  const publisher = await openSaskia(windows);
  const { id } = await createTestPage(editor.page, { title, blocks: headingBlocks('Open on Sundays') });
  await publishPages(publisher.page, id);

  await openEditor(editor.page, id, title);
  await expect(editor.page.getByText('Visitors see the newest version.')).toBeVisible();
  await expect(editor.page.getByRole('button', { name: 'Request publication' })).toBeDisabled();
  await writeHeading(editor.page, 'Open on Mondays');
  const asked = recordActions(editor.page);
  await sendRequest(editor.page, 'Request publication', 'Mondays it is.');
  await expect(editor.page.getByText('Waiting for a review.')).toBeVisible();
  await expect(editor.page.getByText('“Mondays it is.”')).toBeVisible();
  expect(asked()).toEqual(['StorePageVersion', 'RequestEditedPublication']);
  expect((await readAsVisitor(title)).html).toContain('Open on Sundays');

  expect(await findMail(dataDir, publisher.email, title)).toContain('/cmsadmin/publication-requests/');
  await openReview(publisher, title, 'Mondays it is.');
  await expect(side(publisher.page, 'Live now').getByText('Open on Sundays')).toBeVisible();
  await expect(side(publisher.page, 'Requested').getByText('Open on Mondays')).toBeVisible();
  await expect(side(publisher.page, 'Requested').getByText('Changed', { exact: true })).toBeVisible();
  await publisher.page.getByText('Changes', { exact: true }).first().click();
  await expect(publisher.page.locator('del')).toHaveText('Sundays');
  await expect(publisher.page.locator('ins')).toHaveText('Mondays');
  await expect(publisher.page.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await publisher.page.getByLabel('Feedback for Joost').fill('Sundays as well, please.');
  await publisher.page.getByRole('button', { name: 'Reject' }).click();
  await expect(publisher.page.getByText('Saskia Bakker rejected it')).toBeVisible();
  expect((await readAsVisitor(title)).html).toContain('Open on Sundays');

  expect(await findMail(dataDir, editor.email, 'Not published yet')).toContain('Sundays as well, please.');
  // The window that was open all the time.
  await expect(editor.page.getByText('“Sundays as well, please.”')).toBeVisible();
  await writeHeading(editor.page, 'Open on Sundays and Mondays');
  await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.page.getByText(/^Saved /)).toBeVisible();
  await sendRequest(editor.page, 'Request publication', 'Both days now.');
  await expect(editor.page.getByText('“Sundays as well, please.”')).toBeHidden();
  await writeHeading(editor.page, 'Open on Sundays and on Mondays');
  await expect(editor.page.getByText('The request does not include the newest changes.')).toBeVisible();
  await sendRequest(editor.page, 'Resend request', 'With the right words.');
  await expect(editor.page.getByText('Waiting for a review.')).toBeVisible();
  expect((await readAsVisitor(title)).html).not.toContain('Mondays');

  await openReview(publisher, title, 'With the right words.');
  await publisher.page.getByLabel('Feedback for Joost').fill('Thank you.');
  const responded = recordActions(publisher.page);
  await publisher.page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(publisher.page.getByText('Saskia Bakker accepted and published it')).toBeVisible();
  await expect(publisher.page.getByText('Thank you.')).toBeVisible();
  expect(responded()).toEqual(['PublishRequestedPage', 'AcceptPublication']);
  expect((await readAsVisitor(title)).html).toContain('Open on Sundays and on Mondays');
  expect(await findMail(dataDir, editor.email, 'Thank you.')).toContain('Published: ');
  await expect(editor.page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(editor.page.getByText('Waiting for a review.')).toBeHidden();
  await editor.page.goto(`/cmsadmin/pages/${id}/history`);
  await expect(editor.page.getByText('publication was rejected')).toBeVisible();
  await editor.context.close();
  await publisher.context.close();
});

test('publishing and unpublishing store unsaved work first', async ({ windows }) => {
  const title = makeTitle('Stored first');
  const publisher = await openSaskia(windows);
  const { page } = publisher;
  const { id } = await createTestPage(page, { title, blocks: headingBlocks('First') });
  await openEditor(page, id, title);
  const done = recordActions(page);
  await writeHeading(page, 'Second');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see the newest version.')).toBeVisible();
  expect(done()).toEqual(['StorePageVersion', 'PublishEditedPage']);
  expect((await readAsVisitor(title)).html).toContain('Second');
  await writeHeading(page, 'Third');
  await page.getByRole('button', { name: 'More actions for this page' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Not published', { exact: true }).first()).toBeVisible();
  expect(done().slice(2)).toEqual(['StorePageVersion', 'UnpublishEditedPage']);
  const stored = await readPage(page, id);
  expect([stored.status, stored.pageVersion.blocks[0]?.props.text]).toEqual(['UNPUBLISHED', 'Third']);
  await publisher.context.close();
});

test('the requester can revoke the request, and the page is as before', async ({ windows }) => {
  const title = makeTitle('Taken back');
  const editor = await openJoost(windows);
  const { id } = await createTestPage(editor.page, { title, blocks: headingBlocks('Not ready') });
  await openEditor(editor.page, id, title);
  await sendRequest(editor.page, 'Request publication', '');
  await editor.page.getByRole('button', { name: 'Revoke request' }).click();
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Revoke request' }).click();
  await expect(editor.page.getByText('Concept', { exact: true }).first()).toBeVisible();
  await expect(editor.page.getByRole('button', { name: 'Request publication' })).toBeEnabled();
  expect((await readAsVisitor(title)).status).toBe(404);
  await editor.context.close();
});

test('a request is decided in the editor, where errors of the checks are shown below it', async ({ windows }) => {
  const title = makeTitle('Unfinished');
  const editor = await openJoost(windows);
  const publisher = await openSaskia(windows);
  const { id } = await createTestPage(editor.page, { title, blocks: headingBlocks('') });
  await requestPublication(editor.page, id, 'Is this right?');
  const { page } = publisher;
  await openEditor(page, id, title);
  const activities = page.getByRole('navigation', { name: 'Activities' });
  await activities.getByRole('button', { name: 'Publication request' }).click();
  const panel = page.getByRole('complementary', { name: 'Publication request' });
  await expect(panel).toContainText('Joost Brouwer requests publication');
  await expect(panel).toContainText('Is this right?');
  await panel.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(panel.locator('[data-collection="publication-requests"]')).toContainText('The page was not published.');
  await expectAccessible(page);
  expect((await readAsVisitor(title)).status).toBe(404);
  await panel.getByLabel('Feedback for Joost').fill('The heading is empty.');
  await panel.getByRole('button', { name: 'Reject' }).click();
  await expect(activities.getByRole('button', { name: 'Publication request' })).toBeHidden();
  await expect(page.getByText('“The heading is empty.”')).toBeVisible();
  await editor.context.close();
  await publisher.context.close();
});

test('a scheduled publication is shown with its time zone, and can be cancelled', async ({ windows }) => {
  const title = makeTitle('Planned');
  const { page, context } = await openSaskia(windows);
  const { id } = await createTestPage(page, { title, blocks: headingBlocks('In due time') });
  await openEditor(page, id, title);
  await page.getByRole('button', { name: 'More actions for this page' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toContainText('This is in the past.');
  await expect(dialog).toContainText('Central European');
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Date').fill(`${year}-01-31`);
  await dialog.getByLabel('Time').fill('08:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(`Will be published on 31 January ${year} at 08:30 CET`, { exact: true })).toBeVisible();
  expect((await readAsVisitor(title)).status).toBe(404);

  await page.goto('/cmsadmin/publication-requests');
  await page.getByRole('link', { name: 'Scheduled' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(`31 January ${year} at 08:30 CET`);
  await row.hover();
  await row.getByRole('button', { name: `Cancel the schedule of “${title}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(row).toBeHidden();
  await openEditor(page, id, title);
  await expect(page.getByText(/^Will be published/)).toBeHidden();
  await context.close();
});

test('requesting and deciding work by keyboard, and are announced', async ({ windows }) => {
  const title = makeTitle('By keyboard');
  const editor = await openJoost(windows);
  const publisher = await openSaskia(windows);
  const { id } = await createTestPage(editor.page, { title, blocks: headingBlocks('Keys alone') });
  await openEditor(editor.page, id, title);
  await tabTo(editor.page, 'button', /^Request publication$/);
  await editor.page.keyboard.press('Enter');
  await expect(editor.page.getByLabel('Comment')).toBeFocused();
  await editor.page.keyboard.type('Typed.');
  await tabTo(editor.page, 'button', /^Send request$/);
  await editor.page.keyboard.press('Enter');
  await expect(editor.page.getByRole('status').filter({ hasText: 'Publication is requested.' })).toBeAttached();

  const { page } = publisher;
  await page.goto('/cmsadmin/publication-requests');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Review: ${title}` })).toBeVisible();
  await tabTo(page, 'textbox', /^Feedback for Joost/);
  await page.keyboard.type('Good.');
  await tabTo(page, 'button', /^Accept and publish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The request is accepted' })).toBeAttached();
  expect((await readAsVisitor(title)).html).toContain('Keys alone');
  await editor.context.close();
  await publisher.context.close();
});

test('every screen of the workflow is accessible in both themes', async ({ windows }) => {
  test.slow();
  const title = makeTitle('Readable');
  const editor = await openJoost(windows);
  const publisher = await openSaskia(windows);
  const { page } = publisher;
  const { id } = await createTestPage(editor.page, { title, blocks: headingBlocks('Before') });
  await publishPages(page, id);
  await storePage(editor.page, id, { title, blocks: headingBlocks('After', 'New') });
  const versionID = await requestPublication(editor.page, id, 'Please look.');
  for (const path of ['publication-requests', 'publication-requests/scheduled', 'publication-requests/999999999']) {
    await page.goto(`/cmsadmin/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
  await page.goto(`/cmsadmin/publication-requests/${versionID}`);
  await expect(side(page, 'Requested').getByText('After')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByText('Changes', { exact: true }).first().click();
  await expect(page.locator('ins').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await openEditor(page, id, title);
  await expectAccessibleInBothThemes(page);
  for (const [item, heading] of [
    ['Resend request', 'Send the request again'],
    ['Schedule…', 'Schedule'],
    ['Revoke request', 'Revoke the request?'],
  ] as const) {
    await page.getByRole('button', { name: 'More actions for this page' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/cmsadmin/publication-requests/${versionID}`);
  await expect(side(page, 'Requested').getByText('After')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await editor.context.close();
  await publisher.context.close();
});
