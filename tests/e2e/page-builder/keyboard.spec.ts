import {
  blocks,
  canvas,
  entry,
  expectBlocks,
  openBuilder,
  outline,
  announcement,
} from '../../support/browser/builder.ts';
import { textBlock } from '../../support/browser/blocks.ts';
import { dialog as picker } from '../../support/browser/screens.ts';
import { expectAccessible } from '../../support/browser/expect-accessible.ts';
import { storedKeys } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';

const ORDER = ['Heading: One', 'Heading: Two', 'Heading: Three'];

test('a block is picked up, moved, dropped and restored by keyboard, on the canvas and in the outline', async ({
  page,
}) => {
  await openBuilder(page, ['One', 'Two', 'Three']);
  const press = (key: string) => page.keyboard.press(key);
  for (const place of [(index: number) => blocks(page).nth(index), (index: number) => entry(page, index)]) {
    await place(0).focus();
    await press('ArrowDown');
    await expect(place(1)).toBeFocused();
    await press('Home');
    await expect(place(0)).toBeFocused();
    await press(' ');
    await expect(announcement(page, 'Heading picked up, block 1 of 3.')).toBeAttached();
    await press('ArrowDown');
    await expect(announcement(page, 'Heading moved, block 2 of 3.')).toBeAttached();
    await expect(place(1)).toBeFocused();
    await press('End');
    await expectBlocks(page, ['Heading: Two', 'Heading: Three', 'Heading: One']);
    await expect(place(2)).toBeFocused();
    await press('Escape');
    await expect(announcement(page, 'Heading returned to its place, block 1 of 3.')).toBeAttached();
    await expectBlocks(page, ORDER);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');

    await place(0).focus();
    await press(' ');
    await expect(announcement(page, 'Heading picked up, block 1 of 3.')).toBeAttached();
    await press('ArrowDown');
    await expect(place(1)).toBeFocused();
    await press('ArrowDown');
    await expect(place(2)).toBeFocused();
    await expectAccessible(page);
    await press(' ');
    await expect(announcement(page, 'Heading dropped, block 3 of 3.')).toBeAttached();
    await expectBlocks(page, ['Heading: Two', 'Heading: Three', 'Heading: One']);
    await expect(place(2)).toBeFocused();
    // Everything from picking up to dropping is one undo step.
    await press('Control+z');
    await expect(announcement(page, 'Undone.')).toBeAttached();
    await expectBlocks(page, ORDER);
    await press('Control+y');
    await expectBlocks(page, ['Heading: Two', 'Heading: Three', 'Heading: One']);
    await press('Control+z');
    await expectBlocks(page, ORDER);
  }
});

test('undo and redo follow the letter on the key, also on a German keyboard layout', async ({ page }) => {
  await openBuilder(page, ['One', 'Two', 'Three']);
  await entry(page, 0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const moved = ['Heading: Two', 'Heading: One', 'Heading: Three'];
  await expectBlocks(page, moved);
  const type = (key: string, code: string, held: object) =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
      { key, code, ...held },
    );
  const held = { ctrlKey: true };
  await type('z', 'KeyY', held);
  await expectBlocks(page, ORDER);
  await type('y', 'KeyZ', held);
  await expectBlocks(page, moved);
  await type('z', 'KeyY', { metaKey: true });
  await expectBlocks(page, ORDER);
  await type('Z', 'KeyY', { metaKey: true, shiftKey: true });
  await expectBlocks(page, moved);
});

test('the shortcuts of a block edit, add, replace and remove it, a letter alone does nothing, and Ctrl+/ lists them all', async ({
  page,
}) => {
  await openBuilder(page, ['One', 'Two']);
  await blocks(page).first().focus();
  await page.keyboard.press('Control+/');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Pick up; the arrows move it, Space drops it')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(blocks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page, 0)).toBeFocused();

  const search = picker(page).getByRole('combobox', { name: 'Search blocks' });
  // Typing in the block triggers nothing else.
  await page.keyboard.type('Rare');
  await page.keyboard.press('Control+Enter');
  await expect(picker(page).getByText('Will be added below Heading One')).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(picker(page).getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('quote');
  await page.keyboard.press('Enter');
  await expectBlocks(page, ['Quote: One', 'Heading: Two']);
  await expect(page.getByRole('textbox', { name: 'Quote' })).toBeFocused();

  await entry(page, 1).focus();
  await page.keyboard.press('Delete');
  await expectBlocks(page, ['Quote: One']);
  await expect(entry(page, 0)).toBeFocused();
});

test('outline and preview select each other, and the preview scrolls to what the outline selects', async ({ page }) => {
  await openBuilder(
    page,
    Array.from({ length: 24 }, (_, index) => `Number ${index + 1}`),
  );
  await expect(blocks(page).nth(23)).not.toBeInViewport();
  await entry(page, 23).click();
  await expect(blocks(page).nth(23)).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Number 24');
  await blocks(page).nth(22).click();
  await expect(entry(page, 22)).toHaveAttribute('aria-current', 'true');
  await expect(entry(page, 22)).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Number 23');
  await expect(outline(page).locator('[aria-current]')).toHaveCount(1);
});

test('the page can be shown at 360, 768, 1280 pixels and any other width', async ({ page }) => {
  await openBuilder(page, ['One']);
  const widthOf = () =>
    canvas(page)
      .locator('html')
      .evaluate(() => window.innerWidth);
  for (const width of [360, 768, 1280]) {
    await page.getByText(String(width), { exact: true }).click();
    await expect.poll(widthOf).toBe(width);
  }
  await page.getByText('Free', { exact: true }).click();
  const typed = page.getByRole('textbox', { name: 'Width in pixels' });
  await typed.fill('500');
  await typed.press('Enter');
  await expect.poll(widthOf).toBe(500);
  const handle = page.getByRole('separator', { name: 'Resize the preview' });
  await handle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(widthOf).toBe(590);
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  await page.mouse.move(box.x + 6, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x - 44, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(widthOf).toBe(490);
  await typed.fill('7');
  await typed.press('Enter');
  await expect.poll(widthOf).toBe(240);
  await expectAccessible(page);
});

test('Enter in the preview and storing keep the order made by keyboard', async ({ page }) => {
  const { id } = await openBuilder(page, ['One', 'Two']);
  await blocks(page).first().focus();
  await page.keyboard.press(' ');
  await expect(announcement(page, 'Heading picked up, block 1 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(blocks(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announcement(page, 'Heading dropped, block 2 of 2.')).toBeAttached();
  await page.keyboard.press('Control+s');
  await expect.poll(() => storedKeys(page, id)).toEqual(['k1', 'k0']);
});

test('an early Tab before a field is rendered keeps the focus', async ({ page }) => {
  let send = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route(/\/rich-text-field-[^/]*\.js$/, async (route) => {
      resolve();
      await new Promise<void>((go) => {
        send = go;
      });
      await route.continue();
    });
  });
  await openBuilder(page, ['One', textBlock('k1', 'Two'), 'Three']);
  await entry(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 2)).toBeFocused();
  await isAsked;
  send();
  await expect(page.getByRole('toolbar').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('Two');
  await expect(entry(page, 2)).toBeFocused();
});
