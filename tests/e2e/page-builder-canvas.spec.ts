import { expect, type Locator, type Page, test } from '@playwright/test';
import { headingBlock, textBlock } from '../support/browser/blocks.ts';
import { blocks, canvas, entry, expectBlocks, openBuilder, outline, said } from '../support/browser/builder.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';

const ORDER = ['Heading: One', 'Heading: Two', 'Heading: Three'];

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

/** Elements outside of the canvas' page that are scrolled, but for the outline's list. */
const slipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.scrollTop > 0 && !element.matches('ul'))
      .map((element) => `${element.className} ${element.scrollTop}`),
  );

test('the canvas scrolls its page to what the outline selects, and nothing around it', async ({ page }) => {
  const names = Array.from({ length: 24 }, (_, index) => `Number ${index + 1}`);
  await openBuilder(page, names);
  for (const index of [23, 12, 0]) {
    await entry(page, index).click();
    await expect(blocks(page).nth(index)).toBeInViewport();
    expect(await slipped(page)).toEqual([]);
  }
  await blocks(page).nth(0).focus();
  await page.keyboard.press('End');
  await expect(blocks(page).nth(23)).toBeFocused();
  await expect(blocks(page).nth(23)).toBeInViewport();
  expect(await slipped(page)).toEqual([]);
});

test('blocks are dragged on the canvas a little way into a high neighbour; Escape gives up, undo puts back', async ({
  page,
}) => {
  const high = textBlock('high', 'Words and more words. '.repeat(90));
  await openBuilder(page, [headingBlock('one', 'One'), high, headingBlock('two', 'Two')]);
  const keys = () => blocks(page).evaluateAll((all) => all.map((block) => block.getAttribute('data-puck-component')));
  const dragUp = async () => {
    const [last, neighbour] = [await boxOf(blocks(page).nth(2)), await boxOf(blocks(page).nth(1))];
    await page.mouse.move(last.x + 300, last.y + last.height / 2);
    await page.mouse.down();
    await page.mouse.move(last.x + 300, last.y, { steps: 3 });
    await page.mouse.move(last.x + 300, neighbour.y + neighbour.height - 50, { steps: 5 });
  };
  await entry(page, 2).click();
  await expect(blocks(page).nth(2)).toBeInViewport();
  await dragUp();
  const ghost = canvas(page).locator('.editor-ghost-card');
  await expect(ghost).toHaveText('HeadingTwo');
  await expect(ghost).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(canvas(page).locator('.editor-drop-line')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(ghost).toBeHidden();
  await page.mouse.up();
  expect(await keys()).toEqual(['one', 'high', 'two']);

  await dragUp();
  await page.mouse.up();
  await expect.poll(keys).toEqual(['one', 'two', 'high']);
  await expect(said(page, 'Heading moved, block 2 of 3.')).toBeAttached();
  // Nothing is said by anybody else, with keys that mean nothing.
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /draggable/i })
      .count(),
  ).toBe(0);
  await expect(canvas(page).getByText(/draggable/i)).toHaveCount(0);
  await expect(entry(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(keys).toEqual(['one', 'high', 'two']);
});

test('blocks are dragged in the outline; Escape gives up, and a press still selects', async ({ page }) => {
  await openBuilder(page, ['One', 'Two', 'Three']);
  const dragDown = async () => {
    const [first, last] = [await boxOf(entry(page, 0)), await boxOf(entry(page, 2))];
    await page.mouse.move(first.x + 40, first.y + 10);
    await page.mouse.down();
    await page.mouse.move(last.x + 40, last.y + last.height - 4, { steps: 5 });
    await expect(outline(page).locator('[data-edge="after"]')).toHaveText(/Three/);
  };
  await dragDown();
  await page.keyboard.press('Escape');
  await expect(outline(page).locator('[data-edge]')).toHaveCount(0);
  await page.mouse.up();
  await expectBlocks(page, ORDER);
  await dragDown();
  await page.mouse.up();
  await expectBlocks(page, ['Heading: Two', 'Heading: Three', 'Heading: One']);
  await expect(said(page, 'Heading moved, block 3 of 3.')).toBeAttached();
  await entry(page, 1).click();
  await expect(entry(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Three');
  await expectAccessible(page);
});
