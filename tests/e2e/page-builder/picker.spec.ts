import {
  blocks,
  canvas,
  entry,
  expectBlocks,
  openBuilder,
  outline,
  announcement,
} from '../../support/browser/builder.ts';
import { dialog as picker } from '../../support/browser/screens.ts';
import { expectAccessible } from '../../support/browser/expect-accessible.ts';
import { readPage } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';

test('the picker finds blocks by words and category, and adds at the place it was opened for', async ({ page }) => {
  await openBuilder(page, ['One', 'Two']);
  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Add block' }).click();
  const search = picker(page).getByRole('combobox', { name: 'Search blocks' });
  await expect(picker(page).getByRole('heading', { name: 'Add block' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(picker(page).getByText('Will be added below Heading Two')).toBeVisible();
  await expectAccessible(page);

  await picker(page)
    .getByRole('button', { name: /^Images and media/ })
    .click();
  await expect(picker(page).getByRole('option', { name: /^Image / })).toBeVisible();
  await expect(picker(page).getByRole('option', { name: /^Quote / })).toBeHidden();
  await picker(page).getByRole('button', { name: /^All/ }).click();
  await search.fill('who said it');
  await expect(picker(page).getByRole('option', { name: /^Quote / })).toHaveAttribute('aria-selected', 'true');
  await search.fill('no such thing');
  await expect(picker(page).getByText('No block matches “no such thing”.')).toBeVisible();
  await expect(picker(page).getByRole('option')).toHaveCount(4);
  await expectAccessible(page);
  await picker(page).getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
  await expect(picker(page).getByRole('option', { name: /^Quote / })).toBeVisible();
  await search.fill('FAQ');
  await expect(picker(page).getByRole('option').first()).toContainText('Questions and answers');
  await search.fill('');
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expectBlocks(page, ['Heading: One', 'Heading: Two']);

  await entry(page, 0).click();
  await outline(page).getByRole('button', { name: 'Actions for Heading' }).click();
  await page.getByRole('menuitem', { name: 'Add block above' }).click();
  await expect(picker(page).getByText('Will be added at the top of the page.')).toBeVisible();
  await picker(page)
    .getByRole('option', { name: /^Quote / })
    .click();
  await expect(page.getByRole('textbox', { name: 'Quote' })).toBeFocused();
  await page.keyboard.type('On top');
  await expectBlocks(page, ['Quote: On top', 'Heading: One', 'Heading: Two']);
  await entry(page, 0).click();
  await canvas(page).getByRole('button', { name: 'Add block below' }).click();
  await expect(picker(page).getByRole('button', { name: /^Recently used/ })).toBeVisible();
  await search.fill('text');
  await page.keyboard.press('Shift+Enter');
  await expect(announcement(page, 'Text added, block 2 of 4.')).toBeAttached();
  await search.fill('heading');
  await page.keyboard.press('Shift+Enter');
  await expect(announcement(page, 'Heading added, block 3 of 5.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expectBlocks(page, ['Quote: On top', 'Text, empty', 'Heading, empty', 'Heading: One', 'Heading: Two']);
});

test('a block is replaced: key, anchor and the content of fields of the same name stay', async ({ page }) => {
  const { id } = await openBuilder(page, ['To be quoted', 'Other']);
  await entry(page, 0).click();
  await page.getByRole('textbox', { name: 'Anchor' }).fill('anchor-that-stays');
  await canvas(page).getByRole('button', { name: 'Replace' }).click();
  await expect(picker(page).getByRole('heading', { name: 'Replace Heading' })).toBeVisible();
  await expect(picker(page).getByRole('option', { name: /^Heading / })).toBeHidden();
  await picker(page).getByRole('combobox').fill('picture');
  await expect(picker(page).getByText('Its content does not fit here')).toBeVisible();
  await picker(page).getByRole('combobox').fill('quote');
  await expect(picker(page).getByText('Keeps Quote')).toBeVisible();
  await expectAccessible(page);
  await picker(page).getByRole('button', { name: 'Replace with Quote' }).click();
  await expectBlocks(page, ['Quote: To be quoted', 'Heading: Other']);
  await expect(page.getByRole('textbox', { name: 'Anchor' })).toHaveValue('anchor-that-stays');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await readPage(page, id)).pageVersion.blocks[0])
    .toEqual({ key: 'k0', type: 'quote', props: { text: 'To be quoted', source: '' } });
  await expect(page.getByRole('textbox', { name: 'Quote' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectBlocks(page, ['Heading: To be quoted', 'Heading: Other']);
});

test('a removed block can be restored to its place after further changes', async ({ page }) => {
  await openBuilder(page, ['One', 'Two', 'Three']);
  await blocks(page).nth(1).click();
  await canvas(page).getByRole('button', { name: 'Remove' }).click();
  await expectBlocks(page, ['Heading: One', 'Heading: Three']);
  await expect(announcement(page, 'Heading removed.')).toBeVisible();
  await entry(page, 0).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Changed since');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectBlocks(page, ['Heading: Changed since', 'Heading: Two', 'Heading: Three']);
});

test('the offer to restore a block disappears once it was undone by keyboard, and with the screen', async ({
  page,
}) => {
  await openBuilder(page, ['One', 'Two']);
  const offer = page.getByRole('status').getByRole('button', { name: 'Undo' });
  const removeSecond = async () => {
    await blocks(page).nth(1).click();
    await canvas(page).getByRole('button', { name: 'Remove' }).click();
    await expectBlocks(page, ['Heading: One']);
    await expect(offer).toBeVisible();
  };
  await removeSecond();
  await page.keyboard.press('Control+z');
  await expectBlocks(page, ['Heading: One', 'Heading: Two']);
  await expect(offer).toBeHidden();
  const stored = page.waitForResponse((response) => (response.request().postData() ?? '').includes('StorePageVersion'));
  await removeSecond();
  await stored;
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page overview' }).click();
  await expect(page.getByRole('heading', { name: 'Page overview', level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('an anchor that another block has is refused at the field', async ({ page }) => {
  await openBuilder(page, ['One', 'Two']);
  const anchor = page.getByRole('textbox', { name: 'Anchor' });
  await entry(page, 0).click();
  await anchor.fill('here and there');
  await expect(anchor).toHaveValue('here-and-there');
  await entry(page, 1).click();
  const asked = page.waitForResponse((response) => (response.request().postData() ?? '').includes('AnchorAvailable'));
  await anchor.fill('here-and-there');
  await expect(page.getByText('This already exists on this page.')).toBeVisible();
  expect(await (await asked).json()).toMatchObject({ data: { anchorAvailable: false } });
  await expect(anchor).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await anchor.fill('elsewhere');
  await expect(page.getByText('This already exists on this page.')).toBeHidden();
});
