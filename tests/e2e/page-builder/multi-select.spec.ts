import type { Page } from '@playwright/test';
import { blocks, canvas, entry, expectBlocks, openBuilder, announcement } from '../../support/browser/builder.ts';
import { expectAccessible } from '../../support/browser/expect-accessible.ts';
import { storedKeys } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const heading = (...texts: string[]) => texts.map((text) => `Heading: ${text}`);
const panel = (page: Page) => page.getByRole('complementary', { name: 'blocks selected' });
const selectedBlocks = (page: Page) => canvas(page).locator('[data-puck-component][data-marked]');

test('several blocks are moved, duplicated, copied and removed together, and undo reverts each action', async ({
  page,
}) => {
  const { id } = await openBuilder(page, ['One', 'Two', 'Three', 'Four']);
  await entry(page, 0).click();
  await entry(page, 1).click({ modifiers: ['Shift'] });
  await expect(announcement(page, '2 blocks selected.')).toBeAttached();
  await expect(panel(page).getByRole('heading', { name: '2 blocks selected' })).toBeVisible();
  await expect(selectedBlocks(page)).toHaveCount(2);
  await expectAccessible(page);

  await page.keyboard.press('Alt+ArrowDown');
  await expect(announcement(page, '2 blocks moved.')).toBeAttached();
  await expectBlocks(page, heading('Three', 'One', 'Two', 'Four'));
  await panel(page).getByRole('button', { name: 'Move down' }).click();
  await panel(page).getByRole('button', { name: 'Move down' }).click();
  await expect(announcement(page, 'The blocks are already at the end.')).toBeAttached();
  await expectBlocks(page, heading('Three', 'Four', 'One', 'Two'));

  await panel(page).getByRole('button', { name: 'Duplicate' }).click();
  await expectBlocks(page, heading('Three', 'Four', 'One', 'Two', 'One', 'Two'));
  await expect(selectedBlocks(page)).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expectBlocks(page, heading('Three', 'Four', 'One', 'Two'));
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectBlocks(page, heading('Three', 'Four', 'One', 'Two', 'One', 'Two'));
  await entry(page, 0).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expectBlocks(page, heading('Three', 'Four', 'One', 'Two'));
  await page.keyboard.press('Control+s');
  await expect.poll(() => storedKeys(page, id)).toEqual(['k2', 'k3', 'k0', 'k1']);
});

test('several blocks are selected, moved and moved back, copied and cut by keyboard alone', async ({ page }) => {
  await openBuilder(page, ['One', 'Two', 'Three', 'Four']);
  const press = (key: string) => page.keyboard.press(key);
  for (const place of [(index: number) => blocks(page).nth(index), (index: number) => entry(page, index)]) {
    await place(1).focus();
    await press('Enter');
    await expect(page.getByRole('textbox', { name: 'Heading' })).toBeFocused();
    await place(1).focus();
    await press('Shift+ArrowDown');
    await expect(place(2)).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await press(' ');
    await expect(announcement(page, '2 blocks picked up.')).toBeAttached();
    await press('ArrowUp');
    await expectBlocks(page, heading('Two', 'Three', 'One', 'Four'));
    await expect(place(1)).toBeFocused();
    await press('Escape');
    await expect(announcement(page, '2 blocks returned to their places.')).toBeAttached();
    await expectBlocks(page, heading('One', 'Two', 'Three', 'Four'));
    await press('Escape');
    await expect(panel(page)).toBeHidden();
  }
  await press('Control+a');
  await expect(selectedBlocks(page)).toHaveCount(4);
  await entry(page, 0).click();
  await press('Shift+ArrowDown');
  await expect(selectedBlocks(page)).toHaveCount(2);
  await expect(entry(page, 1)).toBeFocused();
  await press('Control+x');
  await expectBlocks(page, heading('Three', 'Four'));
  await expect(entry(page, 0)).toBeFocused();
  await entry(page, 1).focus();
  await press('Control+v');
  await expectBlocks(page, heading('Three', 'Four', 'One', 'Two'));
});

test('on the preview Shift selects up to a block, Ctrl toggles one, a click selects only one', async ({ page }) => {
  await openBuilder(page, ['One', 'Two', 'Three']);
  await blocks(page).nth(0).click();
  await blocks(page)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(selectedBlocks(page)).toHaveCount(3);
  await blocks(page)
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(selectedBlocks(page)).toHaveCount(2);
  await entry(page, 1).click({ modifiers: ['ControlOrMeta'] });
  await expect(selectedBlocks(page)).toHaveCount(3);
  await blocks(page).nth(1).click();
  await expect(selectedBlocks(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Two');
});
