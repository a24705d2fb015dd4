import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { headingBlock, makePage, openEditor, signInByCall, store } from './e2e-pages.ts';

export type StoredBlocks = Parameters<typeof store>[2]['blocks'];

export const canvas = (page: Page) => page.frameLocator('#preview-frame');
export const blocks = (page: Page) => canvas(page).locator('[data-puck-component]');
export const outline = (page: Page) => page.getByRole('region', { name: 'Outline' });
export const activities = (page: Page) => page.getByRole('navigation', { name: 'Activities' });
export const picker = (page: Page) => page.getByRole('dialog');
export const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Entry of the outline's n-th block, from 0. */
export const entry = (page: Page, index: number): Locator => outline(page).locator('[data-block] > button').nth(index);

/** Opens the editor of a new page with these blocks, or with headings of these words. */
export async function openBuilder(page: Page, content: readonly string[] | StoredBlocks): Promise<{ id: number }> {
  await signInByCall(page.request);
  const title = 'Under construction';
  const made = await makePage(page.request, { title });
  const stored = content.map((given, index) => (typeof given === 'string' ? headingBlock(`k${index}`, given) : given));
  if (stored.length > 0) await store(page.request, made.id, { title, blocks: stored });
  await openEditor(page, made.id, title);
  await expect(blocks(page)).toHaveCount(stored.length);
  return made;
}

/** The names of the blocks on the canvas, from top to bottom. */
export async function expectBlocks(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute('aria-label'))))
    .toEqual(names);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}
