import { expectAccessible } from '../../support/browser/expect-accessible.ts';
import { addImage, publishPageWithFile } from '../../support/browser/media.ts';
import { imageBlock } from '../../support/browser/blocks.ts';
import { chooseFiles, details, openFolder, option } from '../../support/browser/media-screen.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';
import { createTestPage } from '../../support/browser/pages.ts';
import { createImageFile } from '../../support/browser/images.ts';
import { dialog, selectionBar } from '../../support/browser/screens.ts';
import { expect, test } from '../../support/browser/test.ts';

test('a file that visitors see cannot be deleted, and the pages are listed', async ({ page }) => {
  const { path } = await openFolder(page);
  const id = await addImage(page, path, { name: 'seen.jpg', colour: '#777' });
  const used = await publishPageWithFile(page, id, 'seen.jpg');
  await page.reload();
  await option(page, 'seen.jpg').click();
  await expect(details(page)).toContainText('Used on 1 page');
  await expect(details(page).getByRole('link', { name: used.title })).toHaveAttribute(
    'href',
    `/cmsadmin/pages/${used.id}`,
  );
  await selectionBar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('seen.jpg cannot be deleted');
  await expect(dialog(page)).not.toContainText('bin');
  await expect(dialog(page).getByRole('link', { name: used.title })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(option(page, 'seen.jpg')).toBeVisible();
});

test('the pages that use a file are listed across several pages, those that visitors see first', async ({ page }) => {
  const { path } = await openFolder(page);
  const id = await addImage(page, path, { name: 'often.jpg', colour: '#575' });
  const item = { fileID: id, fileName: 'often.jpg', altText: 'A wall', decorative: false, cropParams: null };
  for (let count = 0; count < 5; count += 1) {
    await createTestPage(page, { title: `Concept ${count} ${uniqueWord()}`, blocks: [imageBlock('b1', item)] });
  }
  const seen = await publishPageWithFile(page, id, 'often.jpg');
  await page.reload();
  await option(page, 'often.jpg').click();
  await expect(details(page)).toContainText('Used on 6 pages');
  const links = details(page).getByRole('list').getByRole('link');
  await expect(links).toHaveCount(5);
  await expect(links.first()).toHaveText(seen.title);
  await details(page).getByRole('button', { name: 'Page 2' }).click();
  await expect(links).toHaveCount(1);
  await expect(links).toContainText('Concept');
  await expectAccessible(page);
});

test('name, alternative text, tags, sharing and focal point are each stored separately', async ({ page }) => {
  await openFolder(
    page,
    [],
    [
      { name: 'church.jpg', colour: '#345' },
      { name: 'other.jpg', colour: '#543' },
    ],
  );
  await option(page, 'church.jpg').click();
  await expect(details(page)).toContainText('90 × 60');
  await expect(details(page)).toContainText('Administrator');
  await expect(page).toHaveURL(/file=\d/);
  const address = page.url();
  await details(page).getByLabel('Alternative text').fill('The church at night');
  await details(page).getByLabel('Name', { exact: true }).fill('other.jpg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Could not save the file.' })).toContainText('already exists');
  await details(page).getByLabel('Name', { exact: true }).fill('night.jpg');
  await page.keyboard.press('Enter');
  await expect(option(page, 'night.jpg')).toBeVisible();
  await expect(page.getByText('Could not save the file.')).toBeHidden();
  await details(page).getByRole('combobox', { name: 'Tags' }).fill('church');
  await page.keyboard.press('Enter');
  // Leaves the field, whose suggestion list may cover what comes next.
  await page.keyboard.press('Tab');
  await details(page).getByRole('checkbox', { name: 'Shared' }).check();
  await details(page).getByRole('button', { name: 'Set focal point' }).click();
  await page.getByRole('button', { name: /Focal point at 50 % from the left/ }).click({ position: { x: 20, y: 15 } });
  await expect(page.getByRole('button', { name: /Focal point at 2\d % from the left/ })).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('button', { name: /Focal point at 3\d % from the left/ })).toBeVisible();
  await expectAccessible(page);
  // Another file is selected at once: the point is stored nevertheless.
  const stored = page.waitForResponse((response) => /EditFile.*"x":0\.3/.test(response.request().postData() ?? ''));
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await option(page, 'other.jpg').click();
  await stored;
  await option(page, 'night.jpg').click();
  await expect(details(page).getByLabel('Name', { exact: true })).toHaveValue('night.jpg');
  // The address follows the selection once the folder has loaded again.
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(details(page).getByLabel('Alternative text')).toHaveValue('The church at night');
  await expect(details(page).getByText('church', { exact: true })).toBeVisible();
  await expect(details(page).getByRole('checkbox', { name: 'Shared' })).toBeChecked();
  await details(page).getByRole('button', { name: 'Set focal point' }).click();
  await expect(page.getByRole('button', { name: /Focal point at 3\d % from the left/ })).toBeVisible();
});

test('a video is added by its address; an invalid address is refused with a message', async ({ page }) => {
  await openFolder(page);
  await page.getByRole('button', { name: 'Add video' }).click();
  await dialog(page).getByLabel('Video URL').fill('https://example.com/film');
  await dialog(page).getByRole('button', { name: 'Add video' }).click();
  await expect(dialog(page)).toContainText('Video link is not valid.');
  await expectAccessible(page);
  await dialog(page).getByLabel('Video URL').fill('https://youtu.be/aqz-KE-bpKQ');
  await dialog(page).getByRole('button', { name: 'Add video' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('option').first().click();
  await expect(details(page)).toContainText('YouTube');
  await expect(details(page).getByRole('link', { name: 'Watch on the video site' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('a file is replaced after reviewing every placement, before and after', async ({ page }) => {
  const { path } = await openFolder(page);
  const id = await addImage(page, path, { name: 'old.jpg', colour: '#c00' });
  const crop = { x: 10, y: 10, width: 40, height: 40, rotate: 90, scaleX: 1, scaleY: 1 };
  const used = await publishPageWithFile(page, id, 'old.jpg', crop);
  await page.reload();
  await option(page, 'old.jpg').click();
  await details(page).getByRole('button', { name: 'Replace…' }).click();
  await expect(dialog(page)).toContainText(used.title);
  await expect(dialog(page).getByRole('img', { name: 'Now' })).toBeVisible();
  await chooseFiles(
    page,
    dialog(page).getByRole('button', { name: 'Choose a file' }),
    await createImageFile({ name: 'fresh.jpg', colour: '#00c', width: 120, height: 90 }),
  );
  await expect(dialog(page).getByRole('img', { name: 'With the new file' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Replace file' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(option(page, 'old.jpg')).toContainText('120 × 90');
  await expect(details(page)).toContainText('120 × 90');
});
