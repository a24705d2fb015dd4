import type { Page } from '@playwright/test';
import {
  blocks,
  canvas,
  entry,
  expectBlocks,
  openBuilder,
  outline,
  announcement,
} from '../../support/browser/builder.ts';
import { headingBlock } from '../../support/browser/blocks.ts';
import { storedKeys } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Content from elsewhere on the clipboard, pasted while the n-th block has the focus. */
async function pasteOnto(page: Page, index: number, data: Record<string, string>): Promise<void> {
  await entry(page, index).evaluate((target, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, data);
}

const CLIP_TYPE = 'application/x-ximblox-blocks+json';

test('blocks are copied and cut from one page and pasted into another, in another tab', async ({ page, context }) => {
  await openBuilder(page, [{ ...headingBlock('k0', 'Travels'), anchorPoint: 'travels' }, headingBlock('k1', 'Moves')]);
  const other = await context.newPage();
  const { id } = await openBuilder(other, ['Here already']);

  await page.bringToFront();
  await blocks(page).first().focus();
  await page.keyboard.press('Control+c');
  await expect(announcement(page, 'Heading copied.')).toBeAttached();
  await other.bringToFront();
  await blocks(other).first().focus();
  await other.keyboard.press('Control+v');
  await expect(announcement(other, 'Heading pasted, block 2.')).toBeAttached();
  await expectBlocks(other, ['Heading: Here already', 'Heading: Travels']);
  await expect(other.getByRole('textbox', { name: 'Anchor' })).toHaveValue('travels');

  await page.bringToFront();
  await entry(page, 1).focus();
  await page.keyboard.press('Control+x');
  await expectBlocks(page, ['Heading: Travels']);
  await other.bringToFront();
  await entry(other, 0).focus();
  await other.keyboard.press('Control+v');
  await expectBlocks(other, ['Heading: Here already', 'Heading: Moves', 'Heading: Travels']);
  await other.keyboard.press('Control+s');
  await expect.poll(() => storedKeys(other, id)).toHaveLength(3);
  const keys = await storedKeys(other, id);
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain('k1');
});

test('the menu copies and pastes as well, and plain text becomes a text block', async ({ page }) => {
  await openBuilder(page, ['One', 'Two']);
  const menu = async (name: string) => {
    await outline(page).getByRole('button', { name: 'Actions for Heading' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await entry(page, 0).click();
  await menu('Copy');
  await entry(page, 1).click();
  await menu('Paste below');
  await expectBlocks(page, ['Heading: One', 'Heading: Two', 'Heading: One']);

  await page.evaluate(() => navigator.clipboard.writeText('From a letter\n\n<b>Second</b> paragraph'));
  await blocks(page).first().focus();
  await page.keyboard.press('Control+v');
  await expectBlocks(page, [
    'Heading: One',
    'Text: From a letter <b>Second</b> paragraph',
    'Heading: Two',
    'Heading: One',
  ]);
  await expect(canvas(page).getByText('<b>Second</b> paragraph', { exact: true })).toBeVisible();

  // In a field the shortcuts act on the text.
  const text = page.getByRole('textbox', { name: 'Heading' });
  await entry(page, 0).click();
  await text.fill('Words');
  await text.press('Control+a');
  await text.press('Control+c');
  await text.press('End');
  await text.press('Control+v');
  await expect(text).toHaveValue('WordsWords');
  await expect(blocks(page)).toHaveCount(4);
});

test('hostile clipboard content neither breaks the editor nor reaches the page', async ({ page }) => {
  await openBuilder(page, ['One']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) foreign.push(request.url());
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const image = { fileID: 1, fileName: 'x', altText: 'x', decorative: false, cropParams: null, width: 1, height: 1 };
  const clip = {
    ximblox: 'blocks',
    blocks: [
      { type: 'heading', props: { text: ['<img src=x onerror=alert(1)>'], level: '2' } },
      { type: 'rich-text', props: { html: '<p>Pasted<img src=x onerror=alert(1)><script>alert(2)</script></p>' } },
      {
        type: 'image',
        props: { caption: 'Elsewhere' },
        images: [{ name: 'image', items: [{ ...image, url: 'https://elsewhere.example/x.png' }] }],
      },
    ].map((block) => ({ anchorPoint: '"><b', images: [], files: [], ...block })),
  };
  await pasteOnto(page, 0, { [CLIP_TYPE]: '{"ximblox":"blocks","blocks":[{"type":1}]}' });
  await expect(announcement(page, 'Nothing that can be pasted here.')).toBeAttached();
  await pasteOnto(page, 0, { [CLIP_TYPE]: JSON.stringify(clip) });
  await expectBlocks(page, ['Heading: One', 'Heading, empty', 'Text: Pasted alert(2)', 'Image: x']);
  await expect(canvas(page).locator('.editor-block img[onerror], .editor-block script')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Anchor' })).toHaveValue('');
  expect(dialogs).toEqual([]);
  expect(foreign).toEqual([]);
});
