import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { headingBlock, type StoredBlock } from './blocks.ts';
import { uniqueWord } from './unique-word.ts';
import { createTestPage } from './pages.ts';
import { openEditor } from './screens.ts';
import { signInByRequest } from './sign-in.ts';

export const canvas = (page: Page): FrameLocator => page.frameLocator('#preview-frame');
export const blocks = (page: Page): Locator => canvas(page).locator('[data-puck-component]');
export const outline = (page: Page): Locator => page.getByRole('region', { name: 'Outline' });
/** A message in a live region. */
export const announcement = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** Entry of the outline's n-th block, from 0. */
export const entry = (page: Page, index: number): Locator => outline(page).locator('[data-block] > button').nth(index);

/** Opens the editor of a new page with these blocks; strings become headings. */
export async function openBuilder(
  page: Page,
  content: readonly (string | StoredBlock)[],
): Promise<{ id: number; slug: string }> {
  await signInByRequest(page);
  const title = 'Under construction';
  const stored = content.map((given, index) => (typeof given === 'string' ? headingBlock(`k${index}`, given) : given));
  const made = await createTestPage(page, { title, slug: uniqueWord(), blocks: stored });
  await openEditor(page, made.id, title);
  await expect(blocks(page)).toHaveCount(stored.length);
  return made;
}

/** Expects the names of the blocks on the canvas, from top to bottom. */
export async function expectBlocks(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute('aria-label'))))
    .toEqual(names);
}
