import type { Locator, Page } from '@playwright/test';
import { storedBlock, headingBlock, textBlock } from '../../support/browser/blocks.ts';
import {
  blocks,
  canvas,
  entry,
  expectBlocks,
  openBuilder,
  outline,
  announcement,
} from '../../support/browser/builder.ts';
import { expectAccessible } from '../../support/browser/expect-accessible.ts';
import { expect, test } from '../../support/browser/test.ts';

const ORDER = ['Heading: One', 'Heading: Two', 'Heading: Three'];

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

/** Scrolled elements outside the canvas page, except the outline's list. */
const findScrolledElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.scrollTop > 0 && !element.matches('ul'))
      .map((element) => `${element.className} ${element.scrollTop}`),
  );

test('the canvas scrolls only its page to what the outline selects', async ({ page }) => {
  const names = Array.from({ length: 24 }, (_, index) => `Number ${index + 1}`);
  await openBuilder(page, names);
  for (const index of [23, 12, 0]) {
    await entry(page, index).click();
    await expect(blocks(page).nth(index)).toBeInViewport();
    expect(await findScrolledElements(page)).toEqual([]);
  }
  await blocks(page).nth(0).focus();
  await page.keyboard.press('End');
  await expect(blocks(page).nth(23)).toBeFocused();
  await expect(blocks(page).nth(23)).toBeInViewport();
  expect(await findScrolledElements(page)).toEqual([]);
});

test('blocks are dragged on the canvas past a tall neighbour; Escape cancels, undo restores', async ({ page }) => {
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
  await expect(announcement(page, 'Heading moved, block 2 of 3.')).toBeAttached();
  // Nobody else announces anything, and keys without a meaning are silent.
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

test('blocks are dragged in the outline; Escape cancels, and a click still selects', async ({ page }) => {
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
  await expect(announcement(page, 'Heading moved, block 3 of 3.')).toBeAttached();
  await entry(page, 1).click();
  await expect(entry(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Three');
  await expectAccessible(page);
});

/** The part of the selected block's label and add button that covers a line of text of the page. */
const coveredTexts = (page: Page): Promise<string[]> =>
  canvas(page)
    .locator('body')
    .evaluate((body) => {
      const parts = [...body.querySelectorAll('.editor-tag, .editor-plus')].map((part) => part.getBoundingClientRect());
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (!parentElement?.closest('.editor-block, .editor-part') || !nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const isCovered = [...range.getClientRects()].some((line) =>
          parts.some(
            (part) =>
              part.left < line.right && part.right > line.left && part.top < line.bottom && part.bottom > line.top,
          ),
        );
        if (isCovered) covered.push(nodeValue);
      }
      return covered;
    });

test('the label and add button of a selected block cover no text, and the line runs below its last one', async ({
  page,
}) => {
  const long = textBlock('long', 'Words and more words. '.repeat(90));
  const last = textBlock('last', 'The last one is a gypsy.');
  await openBuilder(page, ['One', long, 'Two', textBlock('short', 'A paragraph.'), 'Three', last]);
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const index of [0, 1, 2, 3, 4, 5]) {
      await entry(page, index).click();
      await expect(blocks(page).nth(index)).toBeInViewport();
      await expect(canvas(page).locator('.editor-tag')).toHaveCount(1);
      await expect.poll(() => coveredTexts(page)).toEqual([]);
    }
  }
  const line = canvas(page).locator('.editor-overlay[data-selected]');
  expect(
    await line.evaluate((overlay) => Number.parseFloat(getComputedStyle(overlay, '::before').bottom)),
  ).toBeLessThan(0);
});

test('a double click on a text moves the caret into its field, and Escape leaves every field', async ({ page }) => {
  const cards = [
    { key: 'a', title: 'Organ', text: 'Dust it.', link: null },
    { key: 'b', title: 'Candles', text: 'Watch them.', link: null },
  ];
  await openBuilder(page, [
    'Candles',
    textBlock('t', 'First.</p><p>Second paragraph'),
    storedBlock('cards', 'c', { title: '', cards }),
  ]);
  const shown = (text: string) => canvas(page).getByText(text, { exact: true });
  const write = async (target: Locator, field: Locator, text: string) => {
    const { x, y, height } = await boxOf(target);
    await page.mouse.dblclick(x + 2, y + height / 2);
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  const richText = page.getByRole('textbox', { name: 'Text' });
  await write(shown('Second paragraph'), richText, 'The ');
  await expect(shown('The Second paragraph')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 1)).toBeFocused();
  // Of two places with the same words it is the clicked one.
  const card = page.locator('[data-field="cards.b.title"]').getByRole('textbox');
  await write(shown('Candles').last(), card, 'Two ');
  await expect(card).toHaveValue('Two Candles');
  await page.keyboard.press('Escape');
  await expect(entry(page, 2)).toBeFocused();

  const activities = page.getByRole('navigation', { name: 'Activities' });
  await activities.getByRole('button', { name: 'SEO' }).click();
  const keywords = page.locator('[data-field="seoKeywords"] input').first();
  await keywords.focus();
  // The list that the focus opened closes first.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(entry(page, 2)).toBeFocused();
});

test('the panels can be resized, folded and shown again, and stay so in this browser', async ({ page }) => {
  await openBuilder(page, ['One']);
  await entry(page, 0).click();
  const panel = page.getByRole('complementary', { name: 'Heading' });
  const edge = page.getByRole('separator', { name: /^Width of the panel/ });
  const widthOf = async (target: Locator) => Math.round((await boxOf(target)).width);
  expect(await widthOf(panel)).toBe(348);
  const { x, y } = await boxOf(edge);
  await page.mouse.move(x + 4, y + 200);
  await page.mouse.down();
  await page.mouse.move(x - 96, y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(panel)).toBe(448);
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => widthOf(panel)).toBe(464);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Collapse the outline' }).click();
  await expect(outline(page)).toBeHidden();
  await page.reload();
  await expect(blocks(page)).toHaveCount(1);
  await expect(outline(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show the outline' }).click();
  await entry(page, 0).focus();
  // Actions that need the panel show it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await expect.poll(() => widthOf(panel)).toBe(464);
});

test('on narrow screens nothing overlaps, and an empty video block says so', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openBuilder(page, [
    storedBlock('video', 'v', { video: { url: 'https://example.com/film', title: 'Film', text: '' } }),
    ...Array.from({ length: 14 }, (_, index) => storedBlock('call-to-action', `c${index}`, { title: '', label: '' })),
  ]);
  expect((await boxOf(blocks(page).first())).height).toBeGreaterThan(10);
  const shown = await blocks(page)
    .first()
    .evaluate((shownBlock) => getComputedStyle(shownBlock, '::after').content);
  expect(shown).toContain('not a YouTube or Vimeo video URL');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.getByRole('button', { name: 'Undo' }).locator('xpath=../..');
    await expect.poll(() => bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const name = page.getByRole('navigation', { name: 'Activities' }).getByText('Translations', { exact: true });
    expect((await boxOf(name)).height).toBeLessThan(20);
    const percent = bar.getByText(/^\d+ %$/);
    if (await percent.isVisible()) expect((await boxOf(percent)).height).toBeLessThan(24);
  }
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Publish' }).click();
  const sheet = page.getByRole('complementary', { name: 'Publish' });
  const words = sheet.getByText(/words/);
  await words.scrollIntoViewIfNeeded();
  const [line, activities] = [await boxOf(words), await boxOf(page.getByRole('navigation', { name: 'Activities' }))];
  expect(line.y + line.height).toBeLessThanOrEqual(activities.y);
  expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
