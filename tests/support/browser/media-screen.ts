import { expect, type Locator, type Page } from '@playwright/test';
import { addImage, makeFolder } from './media.ts';
import { uniqueWord } from './unique-word.ts';
import type { TestImage } from './images.ts';
import { signInByRequest } from './sign-in.ts';

/** Opens a separate folder for each test, with the given folders and images in it. */
export async function openFolder(page: Page, folders: readonly string[] = [], images: readonly TestImage[] = []) {
  const name = `Test ${uniqueWord()}`;
  await signInByRequest(page);
  const path = await makeFolder(page, '/', name);
  for (const folder of folders) await makeFolder(page, path, folder);
  for (const image of images) await addImage(page, path, image);
  await page.goto(`/cmsadmin/medialibrary?folder=${encodeURIComponent(path)}&sort=name&order=asc`);
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Path of folders' })).toContainText(name);
  return { name, path };
}

/** A folder or file of the grid or list. */
export const option = (page: Page, name: string): Locator => page.getByRole('option').filter({ hasText: name });
export const details = (page: Page): Locator => page.getByRole('complementary', { name: 'Details' });
export const uploads = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });

export async function expectOptions(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.getByRole('option')).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(page.getByRole('option').nth(index)).toContainText(name);
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Chooses files in the browser's file dialog, which a button opens. */
export async function chooseFiles(page: Page, button: Locator, files: ChosenFile | ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

export async function uploadFiles(page: Page, files: ChosenFile[]): Promise<void> {
  await chooseFiles(page, page.getByRole('button', { name: 'Upload', exact: true }), files);
}
