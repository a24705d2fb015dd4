import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uniqueWord } from '../support/browser/unique-word.ts';
import {
  addBlock,
  blocks,
  button,
  drawTo,
  expectBlocks,
  makePage,
  onCanvas,
  openEditor,
  outlineEntry,
  save,
  signIn,
} from '../support/other-browsers/admin.ts';
import { browsers, useBrowser, wide } from '../support/other-browsers/browsers.ts';
import { middleOf, type Person, type Seen } from '../support/other-browsers/person.ts';
import { restBlock } from '../support/pages.ts';

const heading = (key: string, text: string) => restBlock('heading', { text, level: '2' }, key);
const publish = button(/^(Save and p|P)ublish$/);
const published = { text: 'Published', place: 0 };

/** Creates a page on the screen for it; the editor of the page is open then. */
async function createPage(staff: Person, title: string): Promise<void> {
  await staff.click({ role: 'link', name: 'New page', place: 0 });
  await staff.fill({ role: 'textbox', name: /^Title/ }, title);
  await staff.see({ text: 'free' });
  await staff.click(button('Create page'));
  await staff.expectPath(/\/cmsadmin\/pages\/\d+/);
}

/** Types a paragraph with a bold word, and a list below it. */
async function writeText(staff: Person, field: Seen): Promise<void> {
  const { tab } = staff;
  await staff.click(field);
  await staff.expectFocus(field);
  await tab.type('The gutter is ');
  await staff.click(button('Bold'));
  await staff.expectFocus(field);
  await tab.type('full');
  await tab.pressWith('Control', 'b');
  await tab.type(' of leaves.');
  await staff.press('Enter');
  await staff.click(button('Bullet list'));
  await staff.expectFocus(field);
  await tab.type('Ladder');
  await staff.press('Enter');
  await tab.type('Bucket');
  await staff.see(onCanvas({ css: 'li', text: 'Bucket' }));
}

const linesOf = (element: string) => `.ProseMirror ${element}`;

async function expectText(staff: Person, inside?: Seen): Promise<void> {
  const within = inside ? { inside } : {};
  await staff.see({ css: 'strong', text: 'full', ...within });
  expect((await staff.look({ css: 'li', ...within })).map(({ text }) => text)).toEqual(['Ladder', 'Bucket']);
}

/** 400 by 200 pixels, red at the left and blue at the right. */
async function drawHalves(): Promise<Buffer> {
  const half = { create: { width: 200, height: 200, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: 200, top: 0 }])
    .png()
    .toBuffer();
}

/** Whether it is red where the middle of the window's height crosses a column of pixels. */
async function isRedAt({ tab }: Person, x: number): Promise<boolean> {
  const pixel = { left: Math.round(x), top: wide.height / 2, width: 1, height: 1 };
  const [red = 0, , blue = 255] = await sharp(await tab.takeScreenshot())
    .extract(pixel)
    .raw()
    .toBuffer();
  return red > 200 && blue < 60;
}

describe.each(browsers)('the admin area in $name', (kind) => {
  const openWindow = useBrowser(kind);

  it('builds a page of blocks and rich text that is saved twice, published and seen by a visitor', async () => {
    const staff = await openWindow();
    const title = `Water outside ${uniqueWord()}`;
    await signIn(staff);
    await createPage(staff, title);
    await addBlock(staff, 'Heading');
    const field = { role: 'textbox', name: 'Heading' };
    await staff.expectFocus(field);
    await staff.tab.type('Two fixed days');
    await addBlock(staff, 'Text');
    await writeText(staff, { role: 'textbox', name: 'Text' });
    await save(staff);

    await staff.tab.reload();
    await staff.see(onCanvas({ css: 'h2', text: 'Two fixed days' }));
    await staff.click(outlineEntry(1));
    await staff.see({ css: linesOf('strong'), text: 'full' });
    await staff.click(outlineEntry(0));
    await staff.fill(field, 'Two fixed days a year');
    await save(staff);
    await staff.tab.reload();
    await staff.see(onCanvas({ css: 'h2', text: 'Two fixed days a year' }));
    await staff.click(publish);
    await staff.see(published);

    const visitor = await openWindow();
    await visitor.goTo(`/${title.toLowerCase().replaceAll(' ', '-')}`);
    await visitor.see({ css: 'h1', text: title });
    await visitor.see({ css: 'main h2', text: 'Two fixed days a year' });
    await expectText(visitor, { css: 'main' });
  });

  it('moves blocks that are dragged with the mouse, on the page and in the outline', async () => {
    const staff = await openWindow();
    const { id } = await makePage([heading('one', 'One'), heading('two', 'Two'), heading('three', 'Three')]);
    await signIn(staff);
    await openEditor(staff, id, 3);
    const last = await staff.pointAt({ ...blocks, place: 2 });
    const first = await staff.pointAt({ ...blocks, place: 0 });
    const end = middleOf(first);
    await drawTo(staff, { from: middleOf(last), to: { x: end.x, y: first.y + 2 } });
    await staff.see(onCanvas({ css: '.editor-ghost-card' }));
    await staff.see(onCanvas({ css: '.editor-drop-line' }));
    await staff.tab.releasePointer();
    await expectBlocks(staff, ['Heading: Three', 'Heading: One', 'Heading: Two']);

    const from = await staff.pointAt(outlineEntry(0));
    const to = await staff.pointAt(outlineEntry(2));
    await drawTo(staff, { from: middleOf(from), to: { x: to.x + 40, y: to.y + to.height - 4 } });
    await staff.see({ css: '[data-edge="after"]' });
    await staff.tab.releasePointer();
    await expectBlocks(staff, ['Heading: One', 'Heading: Two', 'Heading: Three']);
    await save(staff);
    await staff.tab.reload();
    await expectBlocks(staff, ['Heading: One', 'Heading: Two', 'Heading: Three']);
  });

  it('crops an image with the mouse, as visitors then see it', async () => {
    const staff = await openWindow();
    const { id, path } = await makePage([]);
    const folder = mkdtempSync(join(tmpdir(), 'ximblox-image-'));
    const file = join(folder, `${uniqueWord()}.png`);
    writeFileSync(file, await drawHalves());
    await signIn(staff);
    await openEditor(staff, id, 0);
    await addBlock(staff, 'Image');
    await staff.see(button('Choose an image'));
    await staff.tab.chooseFile(file);
    await staff.fill({ role: 'textbox', name: 'Alternative text' }, 'Two colours');
    rmSync(folder, { recursive: true, force: true });
    await staff.click(button('Crop'));
    const dialog = { role: 'dialog', name: 'Crop image' };
    const edge = { role: 'button', name: /^Right edge/, inside: dialog };
    const width = { role: 'textbox', name: 'Width', inside: dialog };
    await staff.expectSight(width, { value: '400' });
    const handle = middleOf(await staff.pointAt(edge));
    const area = (await staff.see({ css: '.ReactCrop', inside: dialog })).box;
    await drawTo(staff, { from: handle, to: { x: area.x + area.width * 0.4, y: handle.y } });
    await staff.tab.releasePointer();
    const readCut = async () => Number((await staff.see(width)).value);
    await expect.poll(readCut).toBeLessThan(170);
    const cut = await readCut();
    expect(cut).toBeGreaterThan(150);
    await staff.click({ ...button('Crop'), inside: dialog });
    await staff.expectGone(dialog);
    await staff.see({ text: `${cut} × 200, cropped` });
    await save(staff);
    await staff.click(publish);
    await staff.see(published);

    const visitor = await openWindow();
    await visitor.goTo(path);
    const image = { role: 'img', name: 'Two colours' };
    const shown = await visitor.pointAt(image);
    expect((await visitor.see(image)).attributes).toMatchObject({ width: String(cut), height: '200' });
    const ends = [shown.x + 6, shown.x + shown.width - 7];
    await expect.poll(() => Promise.all(ends.map((x) => isRedAt(visitor, x)))).toEqual([true, true]);
  });

  it('compares what was published before with what is published now', async () => {
    const staff = await openWindow();
    const { id, path } = await makePage([heading('one', 'A solid ground')], { isPublished: true });
    await signIn(staff);
    await openEditor(staff, id, 1);
    await staff.click(outlineEntry(0));
    await staff.fill({ role: 'textbox', name: 'Heading' }, 'A fireproof ground');
    await save(staff);
    await staff.click(publish);
    await expect.poll(async () => (await staff.see(publish)).attributes['aria-disabled']).toBe('true');
    await staff.see({ text: 'Published', place: 0 });
    await staff.click({ role: 'link', name: 'Version history', place: 0 });
    await staff.see({ role: 'heading', name: 'Version history' });
    const comparison = { role: 'region', name: 'Comparison' };
    await staff.see({ css: 'del', text: /solid/, inside: comparison });
    await staff.see({ css: 'ins', text: /fireproof/, inside: comparison });
    await staff.click({ text: 'Side by side', inside: comparison });
    const before = { text: 'A solid ground', frame: 'iframe[title^="Before: "]' };
    expect((await staff.see(before)).text).toBe('A solid ground');
    await staff.see({ text: 'A fireproof ground', frame: 'iframe[title^="After: "]' });
    const visitor = await openWindow();
    await visitor.goTo(path);
    await visitor.see({ css: 'main h2', text: 'A fireproof ground' });
  });
});
