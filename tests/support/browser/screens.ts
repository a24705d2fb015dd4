import { expect, type Locator, type Page } from '@playwright/test';

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/cmsadmin/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The actions for all selected rows or files. */
export const selectionBar = (page: Page): Locator => page.getByRole('group', { name: 'Actions for the selection' });

/** Opens the menu of a page's row. */
export async function openRowMenu(page: Page, title: string): Promise<void> {
  await row(page, title).hover();
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
}

export async function openEditor(page: Page, id: number, title: string): Promise<void> {
  await page.goto(`/cmsadmin/pages/${id}`);
  await expect(page.getByRole('heading', { name: title, level: 1 }).first()).toBeVisible();
}

const activities = (page: Page): Locator => page.getByRole('navigation', { name: 'Activities' });

/** Opens an activity of the editor; returns its panel. */
export async function openActivity(page: Page, name: string): Promise<Locator> {
  await activities(page).getByRole('button', { name }).click();
  return page.getByRole('complementary', { name });
}
