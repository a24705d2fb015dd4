import { expect, type Page } from '@playwright/test';
import { uniqueWord } from './unique-word.ts';
import { createTestPage } from './pages.ts';
import { openEditor } from './screens.ts';
import { signInByRequest } from './sign-in.ts';

const none = { images: [], files: [] };
/** A block as a page stores it, with its type as key. */
export const blockOfType = (type: string, props: object) => ({ type, key: type, anchorPoint: '', props, ...none });

/** Opens the editor of a new page with these blocks, the first of them selected. */
export async function openBlocks(page: Page, ...blocks: ReturnType<typeof blockOfType>[]) {
  await signInByRequest(page);
  const title = 'Every field';
  const { id, slug } = await createTestPage(page, { title, slug: uniqueWord(), blocks });
  await openEditor(page, id, title);
  await select(page, 0);
  return { id, path: `/${slug}` };
}

/** Opens the fields of the n-th block, from 0. */
export async function select(page: Page, index: number): Promise<void> {
  await page.frameLocator('#preview-frame').locator('[data-puck-component]').nth(index).click();
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved /)).toBeVisible();
}
