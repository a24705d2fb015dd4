import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { blockOfType, openBlocks, save, select } from '../support/browser/open-blocks.ts';
import { addImage, makeFolder } from '../support/browser/media.ts';
import { chooseFiles } from '../support/browser/media-screen.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { publishPages, readPage } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { expect, test } from '../support/browser/test.ts';

const announcement = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('rows are added, reordered by keyboard and by dragging, removed and restored', async ({ page }) => {
  const rows = ['Tower', 'Nave'].map((title, index) => ({
    key: `c${index}`,
    title,
    text: '',
    link: null,
    icon: 'none',
  }));
  const { id } = await openBlocks(page, blockOfType('cards', { title: '', cards: rows }));
  const handle = page.getByRole('button', { name: 'Move Tower with the arrow keys' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(announcement(page, 'Tower moved, 2 of 2.')).toBeAttached();
  await expect(handle).toBeFocused();

  await page.getByRole('button', { name: 'Remove Nave' }).click();
  await expect(page.getByRole('button', { name: 'Nave', exact: true })).toHaveCount(0);
  await page.locator('[data-field="cards"]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Nave', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-field^="cards."][data-field$=".title"] input')).toBeFocused();
  await page.keyboard.type('Crypt');
  await expect(page.getByRole('button', { name: 'Crypt', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await save(page);
  await expect.poll(() => titlesOf(page, id)).toEqual(['Nave', 'Tower', 'Crypt']);

  await page.getByRole('button', { name: 'Crypt', exact: true }).click();
  const rowOf = (name: string) => page.locator('[data-field="cards"] li').filter({ hasText: name });
  const dragTo = (name: string, target: string, y: number) =>
    page
      .getByRole('button', { name: `Move ${name} with the arrow keys` })
      .dragTo(rowOf(target), { targetPosition: { x: 60, y } });
  await dragTo('Crypt', 'Nave', 3);
  await save(page);
  await expect.poll(() => titlesOf(page, id)).toEqual(['Crypt', 'Nave', 'Tower']);
  await dragTo('Crypt', 'Nave', 30);
  await save(page);
  await expect.poll(() => titlesOf(page, id)).toEqual(['Nave', 'Crypt', 'Tower']);
});

/** Titles of the stored cards, in order. */
async function titlesOf(page: Page, id: number): Promise<string[]> {
  const { pageVersion } = await readPage(page, id);
  const cards = pageVersion.blocks[0]?.props.cards as unknown as { title: string }[];
  return cards.map(({ title }) => title);
}

/** 400 by 200 pixels, red on the left and blue on the right. */
function drawHalves(): Promise<Buffer> {
  const half = { create: { width: 200, height: 200, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: 200, top: 0 }])
    .png()
    .toBuffer();
}

test('an image is cropped, rotated and mirrored by keyboard, and visitors see it so', async ({ page, windows }) => {
  const { id, path } = await openBlocks(page, blockOfType('image', { caption: '' }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await (await chooser).setFiles({ name: `${uniqueWord()}.png`, mimeType: 'image/png', buffer: await drawHalves() });
  await page.getByLabel('Alternative text').fill('Two colours');

  await tabTo(page, 'button', /^Crop$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  const left = dialog.getByRole('button', { name: /^Left edge/ });
  await left.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('From the left')).not.toHaveValue('0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reset' }).press('Enter');
  await dialog.getByLabel('Width').fill('150');
  await dialog.getByLabel('From the left').fill('20');
  await dialog.getByRole('button', { name: 'Rotate right' }).press('Enter');
  await expect(dialog.getByLabel('Height')).toHaveValue('150');
  await dialog.getByRole('button', { name: 'Flip vertically' }).press('Enter');
  await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('200 × 150, cropped')).toBeVisible();
  await save(page);
  await publishPages(page, id);

  const { page: visitor } = await windows.open();
  await visitor.goto(path);
  const image = visitor.getByRole('img', { name: 'Two colours' });
  await expect(image).toHaveAttribute('width', '200');
  await expect(image).toHaveAttribute('height', '150');
  const bytes = await (await visitor.request.get((await image.getAttribute('src')) ?? '')).body();
  const { dominant } = await sharp(bytes).stats();
  expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
});

test('several files are added from the library at once, one of them uploaded there, to a list of images', async ({
  page,
}) => {
  await signInByRequest(page);
  const folder = uniqueWord();
  const path = await makeFolder(page, '/', folder);
  for (const name of ['a.jpg', 'b.jpg']) await addImage(page, path, { name, colour: '#1f3f8c' });
  const { id } = await openBlocks(page, blockOfType('gallery', { shape: 'even', caption: '' }));
  await page.getByRole('button', { name: 'From the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await dialog.getByRole('option', { name: new RegExp(folder) }).click();
  const file = { name: 'c.png', mimeType: 'image/png', buffer: await drawHalves() };
  await chooseFiles(page, dialog.getByRole('button', { name: 'Upload', exact: true }), file);
  await dialog.getByRole('option', { name: /a\.jpg/ }).click();
  await dialog.getByRole('option', { name: /c\.png/ }).click({ modifiers: ['Control'] });
  await dialog.getByRole('option', { name: /b\.jpg/ }).click({ modifiers: ['Control'] });
  await expect(dialog.getByText('3 files selected')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(page.getByLabel('Alternative text')).toHaveCount(3);
  const images = page.getByRole('group', { name: /Images/ }).getByRole('listitem');
  await images
    .last()
    .getByRole('button', { name: /^Move .* up$/ })
    .click();
  await expect(announcement(page, 'a.jpg moved, 2 of 3.')).toBeAttached();
  for (const place of [0, 1]) await page.getByLabel('Decorative (no information)').nth(place).check();
  await page.getByLabel('Alternative text').last().fill('A wall');
  await expectAccessible(page);
  await save(page);
  await publishPages(page, id);
  expect((await readPage(page, id)).status).toBe('PUBLISHED');
});

test('a video, a colour, a number and a switch are filled in, and no other host is contacted', async ({ page }) => {
  const { id } = await openBlocks(
    page,
    blockOfType('video', { video: null }),
    blockOfType('call-to-action', { title: 'Go', text: '', label: 'Go', link: null, colour: 'ground' }),
    blockOfType('page-list', { title: '', type: 'default', tag: '', count: 3, pictures: true }),
  );
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const address = page.locator('[data-field="video.url"] input');
  await address.fill('https://example.com/film');
  await expect(page.getByText('This is not a YouTube or Vimeo video URL yet.')).toBeVisible();
  await address.fill('https://youtu.be/dQw4w9WgXcQ?t=4');
  await expect(page.getByRole('link', { name: 'Open at YouTube' })).toBeVisible();
  await page.getByLabel('Video title').fill('The bells');
  await expectAccessible(page);

  await select(page, 1);
  await page.getByRole('radio', { name: /^Evening/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /^Evening/ })).toBeChecked();
  await expectAccessible(page);

  await select(page, 2);
  await page.locator('[data-field="count"] input').fill('99');
  await page.locator('[data-field="pictures"]').getByRole('switch').press('Space');
  await save(page);
  await expect
    .poll(async () => (await readPage(page, id)).pageVersion.blocks.map(({ props }) => props))
    .toEqual([
      { video: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'The bells', text: '' } },
      expect.objectContaining({ colour: 'evening' }),
      expect.objectContaining({ count: 99, pictures: false }),
    ]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

const word = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<h1 style="color:red">Doors<o:p></o:p></h1>
<p class="MsoNormal"><span style="font-family:Calibri">Open on <b>Sunday</b></span><o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>Tower</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>Bells</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>Nave</p>
<!--EndFragment--></body></html>`;

async function paste(page: Page, html: string): Promise<void> {
  await page.locator('.ProseMirror').evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const htmlOf = async (page: Page, id: number) => String((await readPage(page, id)).pageVersion.blocks[0]?.props.html);

test('text pasted from Word keeps its headings and lists, and no formatting', async ({ page }) => {
  const { id } = await openBlocks(page, blockOfType('rich-text', { html: '' }));
  await page.locator('.ProseMirror').click();
  await paste(page, word);
  await save(page);
  await expect
    .poll(() => htmlOf(page, id))
    .toBe(
      '<h2>Doors</h2><p>Open on <strong>Sunday</strong></p>' +
        '<ul><li>Tower<ul><li>Bells</li></ul></li><li>Nave</li></ul>',
    );
});

test('a table is edited without paragraphs in its cells, and extended by its menu', async ({ page }) => {
  const table =
    '<table><thead><tr><th>Day</th><th>Hour</th></tr></thead><tbody><tr><td>Sunday</td><td>Ten</td></tr></tbody></table>';
  const { id } = await openBlocks(page, blockOfType('rich-text', { html: `<p>Hours</p>${table}` }));
  await page.locator('.ProseMirror td').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await save(page);
  await expect.poll(() => htmlOf(page, id)).toBe(`<p>Hours</p>${table.replace('Sunday', 'Sundays')}`);

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Row below' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Monday');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => htmlOf(page, id)).toContain('<tr><td>Monday</td><td></td></tr></tbody>');
});
