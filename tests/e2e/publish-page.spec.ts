import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInOnScreen, signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

async function createPage(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'New page' }).first().click();
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await expect(page.getByText('free', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL(/\/cmsadmin\/pages\/\d+/);
}

/** Adds a block at the end of the page; its form is then open. */
async function addBlock(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await page.getByRole('option', { name: label }).first().click();
}

const createPng = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#1f3f8c' } })
    .png()
    .toBuffer();

async function addImage(page: Page): Promise<void> {
  await addBlock(page, /^Image/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  const name = `blue-${Date.now()}.png`;
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: await createPng() });
  await page.getByLabel('Alternative text').fill('A plain blue wall');
}

async function fillPage(page: Page): Promise<void> {
  await addBlock(page, /^Heading/);
  await page.getByRole('textbox', { name: 'Heading' }).fill('Two fixed days a year');
  await addBlock(page, /^Text/);
  await page.getByRole('textbox', { name: 'Text' }).fill('A day in November and a day in May.');
  await addImage(page);
}

async function describePage(page: Page, description: string): Promise<void> {
  const activities = page.getByRole('navigation', { name: 'Activities' });
  await activities.getByRole('button', { name: 'SEO' }).click();
  await page.getByLabel('Description').fill(description);
}

async function store(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
}

test('staff build a page and publish it, a visitor reads it until it is unpublished', async ({ page, windows }) => {
  const title = `Water outside ${Date.now()}`;
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
  await signInOnScreen(page);
  await expectAccessible(page);
  await createPage(page, title);
  await fillPage(page);
  await describePage(page, 'How a gutter stays clean.');
  await store(page);
  await expectAccessible(page);

  const { page: visitor } = await windows.open();
  expect((await visitor.goto(path))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  expect((await visitor.goto(path))?.status()).toBe(200);
  await expect(visitor).toHaveTitle(new RegExp(`^${title} \\| `));
  await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', 'How a gutter stays clean.');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole('heading', { name: 'Two fixed days a year' })).toBeVisible();
  await expect(visitor.getByText('A day in November and a day in May.')).toBeVisible();
  const img = visitor.getByRole('img', { name: 'A plain blue wall' });
  await img.scrollIntoViewIfNeeded();
  await expect.poll(() => img.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(visitor);

  await page.getByRole('button', { name: 'More actions for this page' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Not published', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await visitor.request.get(path)).status()).toBe(404);
});

test('a wrong password is reported without saying what was wrong', async ({ page }) => {
  await page.goto('/cmsadmin/login');
  await page.getByLabel('E-mail address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail address and password do not match.');
  await expectAccessible(page);
});

test('a page that cannot be published says what to fix and leads there', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, '');
  await createPage(page, `Unfinished ${Date.now()}`);
  await addBlock(page, /^Heading/);
  const field = page.getByRole('textbox', { name: 'Heading' });
  const checks = page.getByRole('region', { name: 'Publication checks' });
  await expect(checks.getByRole('button', { name: 'Heading: Heading: fill this in' })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await addBlock(page, /^Heading/);
  await expect(checks.getByRole('button', { name: 'Heading, 2nd: Heading: fill this in' })).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await checks.getByRole('button', { name: 'Heading, 1st: Heading: fill this in' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('The first');
  await page.getByRole('button', { name: /^(Save and p|P)ublish$/ }).click();
  await expect(page.getByText('1 check to fix first')).toBeVisible();
  await checks.getByRole('button', { name: 'Heading: fill this in' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});
