import { expectAccessible, expectAccessibleInBothThemes } from '../../support/browser/expect-accessible.ts';
import { addImage } from '../../support/browser/media.ts';
import { details, expectOptions, openFolder, option } from '../../support/browser/media-screen.ts';
import { fourImages } from '../../support/browser/images.ts';
import { recordCalls } from '../../support/browser/record-calls.ts';
import { dialog, selectionBar } from '../../support/browser/screens.ts';
import { expect, test } from '../../support/browser/test.ts';

test('a folder is created, reloaded and renamed; a taken name is reported at its field', async ({ page }) => {
  await openFolder(page, ['Taken']);
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'New folder' }).click();
  await dialog(page).getByLabel('Name').fill('Taken');
  await dialog(page).getByRole('button', { name: 'Create folder' }).click();
  await expect(dialog(page)).toContainText('Folder could not be created.');
  await expect(dialog(page)).toContainText('This already exists in this folder.');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  calls.length = 0;
  await dialog(page).getByLabel('Name').fill('Candles');
  await dialog(page).getByRole('button', { name: 'Create folder' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectOptions(page, ['Candles', 'Taken']);
  expect(calls.slice(0, 2)).toEqual(['CreateDirectory', 'MediaDirectory']);

  // The keyboard focus is on the first one.
  await option(page, 'Candles').focus();
  await page.keyboard.press('F2');
  await dialog(page).getByLabel('Name').fill('Taken');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Could not move directory.');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');

  await option(page, 'Candles').click({ modifiers: ['ControlOrMeta'] });
  await selectionBar(page).getByRole('button', { name: 'Rename' }).click();
  await dialog(page).getByLabel('Name').fill('Open fire');
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await expectOptions(page, ['Open fire', 'Taken']);
  await option(page, 'Open fire').click();
  await expect(page.getByRole('navigation', { name: 'Path of folders' })).toContainText('Open fire');
  await expect(page.getByRole('treeitem', { name: 'Open fire' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('This folder is empty')).toBeVisible();
});

test('several items are selected with Ctrl and Shift, and moved by dragging them onto a folder and onto the path', async ({
  page,
}) => {
  const { name } = await openFolder(page, ['Target'], fourImages);
  await option(page, 'a.jpg').click();
  await option(page, 'c.jpg').click({ modifiers: ['Shift'] });
  await expect(page.getByRole('option', { selected: true })).toHaveCount(3);
  await option(page, 'b.jpg').click({ modifiers: ['ControlOrMeta'] });
  await expect(selectionBar(page)).toContainText('2 selected');
  await expect(details(page)).toContainText('2 selected');
  await expectAccessible(page);
  const calls = recordCalls(page);
  await option(page, 'c.jpg').dragTo(option(page, 'Target'));
  await expectOptions(page, ['Target', 'b.jpg', 'd.jpg']);
  expect(calls.slice(0, 2)).toEqual(['MoveMedia', 'MediaDirectory']);

  await option(page, 'Target').click();
  await expectOptions(page, ['a.jpg', 'c.jpg']);
  await option(page, 'a.jpg').dragTo(
    page.getByRole('navigation', { name: 'Path of folders' }).getByRole('button', { name }),
  );
  await expectOptions(page, ['c.jpg']);
  await option(page, 'c.jpg').dragTo(page.getByRole('treeitem', { name }));
  await expect(page.getByText('This folder is empty')).toBeVisible();
});

test('items are selected, moved, renamed, deleted and found in the bin by keyboard alone', async ({ page }) => {
  const { name } = await openFolder(page, ['Target'], fourImages);
  await page.getByRole('option').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'a.jpg')).toBeFocused();
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(option(page, 'Target')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');

  await selectionBar(page).getByRole('button', { name: 'Move to…' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Move 1 item');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await expect(dialog(page).getByRole('treeitem', { name: 'Target' })).toBeVisible();
  await dialog(page).getByRole('treeitem', { name, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('treeitem', { name: 'Target' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`To: /${name}/Target`);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Move here' }).focus();
  await page.keyboard.press('Enter');
  await expectOptions(page, ['Target', 'b.jpg', 'c.jpg', 'd.jpg']);

  await option(page, 'b.jpg').focus();
  await page.keyboard.press('F2');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('renamed');
  await page.keyboard.press('Enter');
  await expectOptions(page, ['Target', 'c.jpg', 'd.jpg', 'renamed.jpg']);

  await option(page, 'c.jpg').focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('Delete');
  await expect(dialog(page)).toContainText('Delete c.jpg?');
  await expectAccessible(page);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter');
  await expectOptions(page, ['Target', 'd.jpg', 'renamed.jpg']);

  await page.getByRole('option').first().focus();
  await page.keyboard.press('Enter');
  await expectOptions(page, ['a.jpg']);
  await page.goto('/cmsadmin/bin/media');
  const deleted = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'c.jpg' });
  await deleted.getByRole('button', { name: /Restore/ }).click();
  await page.goto(`/cmsadmin/medialibrary?folder=${encodeURIComponent(`/${name}`)}`);
  await expect(option(page, 'c.jpg')).toBeVisible();
});

test('a folder is deleted with its contents, and restored with them', async ({ page }) => {
  const { name, path } = await openFolder(page, ['Feast']);
  await addImage(page, `${path}/Feast`, { name: 'lantern.jpg', colour: '#fa0' });
  const calls = recordCalls(page);
  await option(page, 'Feast').focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect
    .poll(() => calls.slice(calls.indexOf('DeleteMedia')))
    .toEqual(expect.arrayContaining(['DeleteMedia', 'MediaDirectory']));
  await page.goto('/cmsadmin/bin/media');
  const deleted = page.getByRole('row').filter({ hasText: name });
  await expect(deleted).toContainText('Feast');
  await deleted.getByRole('button', { name: /Restore/ }).click();
  await expect(deleted).toBeHidden();
  await page
    .getByRole('status')
    .filter({ hasText: '“Feast” is restored.' })
    .getByRole('button', { name: 'Open' })
    .click();
  await option(page, 'Feast').click();
  await expectOptions(page, ['lantern.jpg']);
});

test('search includes subfolders, starts with the first letter, and is repeated after a change', async ({ page }) => {
  const { path } = await openFolder(page, ['Deep'], [{ name: 'kaars.jpg', colour: '#fa0' }]);
  await addImage(page, `${path}/Deep`, { name: 'kaarsen.jpg', colour: '#fb0' });
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'Search below this folder' }).click();
  await expect(page.getByRole('textbox', { name: 'Search below this folder' })).toBeFocused();
  // Within one task of the browser, so that no letter is late on any machine.
  await page.evaluate(() => {
    for (const letter of 'kaars') document.execCommand('insertText', false, letter);
  });
  await expect(page).toHaveURL(/q=kaars/);
  await expectOptions(page, ['kaars.jpg', 'kaarsen.jpg']);
  const searches = () => calls.filter((call) => call === 'MediaSearch').length;
  await expect.poll(searches).toBeGreaterThanOrEqual(2);
  expect(searches()).toBeLessThanOrEqual(3);
  await option(page, 'kaarsen.jpg').click();
  await selectionBar(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expectOptions(page, ['kaars.jpg']);
  await expect
    .poll(() => calls.slice(calls.indexOf('DeleteMedia')))
    .toEqual(expect.arrayContaining(['DeleteMedia', 'MediaDirectory', 'MediaSearch']));
  await page.getByRole('treeitem', { name: 'All media' }).click();
  await expect(page).not.toHaveURL(/q=kaars/);
});

test('view, filter and sorting are in the address and are restored from it', async ({ page }) => {
  await openFolder(page, ['Sub'], fourImages.slice(0, 2));
  await page.getByText('List', { exact: true }).click({ force: true });
  await expect(page).toHaveURL(/view=list/);
  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('menuitemradio', { name: 'Images' }).click();
  await expectOptions(page, ['a.jpg', 'b.jpg']);
  await page.getByRole('button', { name: /Sorting/ }).click();
  await page.getByRole('menuitemradio', { name: 'Z to A' }).click();
  await expectOptions(page, ['b.jpg', 'a.jpg']);
  await page.keyboard.press('Escape');
  await option(page, 'a.jpg').click();
  await expect(page).toHaveURL(/file=\d+/);
  await expectAccessible(page);
  await page.reload();
  await expectOptions(page, ['b.jpg', 'a.jpg']);
  await expect(option(page, 'a.jpg')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Remove filter Type' }).click();
  await expectOptions(page, ['Sub', 'b.jpg', 'a.jpg']);
});

test('a folder that cannot be loaded shows an error and can be retried', async ({ page }) => {
  const { name } = await openFolder(page, ['Sub']);
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName === 'MediaDirectory') await route.fulfill({ status: 500, body: '{}' });
    else await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Failed to load folder content.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Path of folders' })).toContainText(name);
  await expectOptions(page, ['Sub']);
});

test('items that cannot be moved are reported, and nothing moves', async ({ page }) => {
  const { path } = await openFolder(page, ['Target'], [{ name: 'same.jpg', colour: '#abc' }]);
  await addImage(page, `${path}/Target`, { name: 'same.jpg', colour: '#cba' });
  await option(page, 'same.jpg').dragTo(option(page, 'Target'));
  const failure = page.getByRole('alert').filter({ hasText: 'Could not move file.' });
  await expect(failure).toContainText('This cannot be moved or renamed, it already exists.');
  await expectOptions(page, ['Target', 'same.jpg']);
  await expectAccessible(page);
});

test('images of a long folder are loaded as they come into view', async ({ page }) => {
  const many = Array.from({ length: 80 }, (_, index) => ({
    name: `image ${String(index + 1).padStart(2, '0')}.jpg`,
    colour: `rgb(${index * 3}, ${255 - index * 3}, 120)`,
  }));
  await openFolder(page, [], many);
  await expect(page.getByRole('option')).toHaveCount(60);
  const loaded = () => page.locator('[role="option"] img[src]').count();
  await expect.poll(loaded).toBeGreaterThan(10);
  expect(await loaded()).toBeLessThan(60);
  await page.getByRole('option').first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('option')).toHaveCount(80);
  await expect(option(page, 'image 80.jpg')).toBeFocused();
  await expect(option(page, 'image 80.jpg').locator('img[src]')).toBeAttached();
});

test('grid, list and details are accessible in both themes', async ({ page }) => {
  await openFolder(page, ['Sub'], fourImages);
  await expect(option(page, 'd.jpg')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await option(page, 'b.jpg').click();
  await expect(details(page)).toContainText('b.jpg');
  await expectAccessibleInBothThemes(page);
  await page.getByText('List', { exact: true }).click({ force: true });
  await expect(page).toHaveURL(/view=list/);
  await expectAccessibleInBothThemes(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the details open as a sheet from below', async ({ page }) => {
    await openFolder(page, ['Sub'], fourImages);
    await option(page, 'b.jpg').click();
    await selectionBar(page).getByRole('button', { name: 'Details' }).click();
    await expect(dialog(page)).toContainText('90 × 60');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expectAccessible(page);
  });
});
