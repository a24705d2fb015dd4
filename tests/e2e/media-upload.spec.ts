import { expect, test } from '@playwright/test';
import {
  chooseFiles,
  details,
  draw,
  expectAccessible,
  expectOptions,
  makeFile,
  openFolder,
  option,
  recordCalls,
  strip,
} from '../support/e2e-media.ts';

test('files are uploaded by choice, one call each, with progress, and advised upon', async ({ page }) => {
  await openFolder(page);
  const calls = recordCalls(page);
  await chooseFiles(page, [
    await makeFile({ name: 'red.jpg', colour: '#a11' }),
    await makeFile({ name: 'blue.jpg', colour: '#11a' }),
    await makeFile({ name: 'wide.jpg', colour: '#1a1', width: 2561, height: 10 }),
  ]);
  await expect(strip(page)).toContainText('Uploaded: 3, failed: 0');
  await expectOptions(page, ['blue.jpg', 'red.jpg', 'wide.jpg']);
  expect(calls.filter((call) => call === 'add-file')).toHaveLength(3);
  await expect(strip(page)).toContainText('Larger than recommended (2560 pixels, 1 MB)');
  await expect(strip(page).getByRole('listitem').filter({ hasText: 'Larger than' })).toHaveCount(1);
  await expectAccessible(page);
  await strip(page).getByRole('button', { name: 'Clear list' }).click();
  await expect(strip(page)).toBeHidden();
});

test('an upload that fails says why and can be tried again or kept under a new name', async ({ page }) => {
  await openFolder(page, [], [{ name: 'wall.jpg', colour: '#999' }]);
  await page.route('**/medialib/add-file', (route) => route.fulfill({ status: 201, body: '{"Success":true}' }), {
    times: 1,
  });
  await chooseFiles(page, [await makeFile({ name: 'new.jpg', colour: '#123456' })]);
  await expect(strip(page)).toContainText('Upload could not be completed.');
  await strip(page).getByRole('button', { name: 'Try again' }).click();
  await expect(option(page, 'new.jpg')).toBeVisible();

  await chooseFiles(page, [
    await makeFile({ name: 'wall.jpg', colour: '#654321' }),
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ no picture') },
  ]);
  await expect(strip(page)).toContainText('This already exists in this folder.');
  await expect(strip(page)).toContainText('This type of file is not supported.');
  await strip(page).getByRole('button', { name: 'Keep both, under a new name' }).click();
  await expect(option(page, 'wall (2).jpg')).toBeVisible();
});

test('a file over 100 MB is refused before it is sent', async ({ page }) => {
  await openFolder(page);
  const calls = recordCalls(page);
  await page.locator('main input[type="file"]').evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'long.pdf', { type: 'application/pdf' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(strip(page)).toContainText('The file is over the size limit. 100 MB, the limit is 100 MB.');
  expect(calls).not.toContain('add-file');
});

test('an upload under way shows how far it is and can be cancelled', async ({ page }) => {
  await openFolder(page);
  await page.route('**/medialib/add-file', () => undefined);
  await chooseFiles(page, [await makeFile({ name: 'slow.jpg', colour: '#246' })]);
  await expect(strip(page).getByRole('progressbar', { name: 'Progress of slow.jpg' })).toBeAttached();
  await expect(strip(page)).toContainText('Uploading 1 of 1');
  await strip(page).getByRole('button', { name: 'Cancel slow.jpg' }).click();
  await expect(strip(page)).toBeHidden();
});

test('content that is already there is recognised: the new one is dropped, or both are kept', async ({ page }) => {
  const colour = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
  const { name } = await openFolder(page, [], [{ name: 'first.jpg', colour }]);
  await chooseFiles(page, [await makeFile({ name: 'second.jpg', colour })]);
  await expect(strip(page)).toContainText(`The same content is already there: first.jpg in /${name}.`);
  await strip(page).getByRole('button', { name: 'Drop the new one' }).click();
  await expectOptions(page, ['first.jpg']);
  await chooseFiles(page, [await makeFile({ name: 'third.jpg', colour })]);
  await strip(page).getByRole('button', { name: 'Keep both' }).click();
  await expect(strip(page)).not.toContainText('The same content');
  await option(page, 'third.jpg').click();
  await details(page).getByRole('button', { name: 'first.jpg' }).click();
  await expect(option(page, 'first.jpg')).toHaveAttribute('aria-selected', 'true');
});

test('files are uploaded by drop and by paste', async ({ page }) => {
  await openFolder(page);
  const [dropped, pasted] = await Promise.all([draw({ colour: '#fed' }), draw({ colour: '#def' })]);
  const makeTransfer = (name: string, bytes: number[]) =>
    page.evaluateHandle(
      (file) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: 'image/jpeg' }));
        return transfer;
      },
      { name, bytes },
    );
  const target = page.getByText('This folder is empty');
  await expect(target).toBeVisible();
  const dataTransfer = await makeTransfer('dropped.jpg', [...dropped]);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
  await expect(option(page, 'dropped.jpg')).toBeVisible();
  const clipboardData = await makeTransfer('pasted.jpg', [...pasted]);
  await page.locator('body').evaluate((body, data) => {
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, clipboardData);
  await expect(option(page, 'pasted.jpg')).toBeVisible();
});
