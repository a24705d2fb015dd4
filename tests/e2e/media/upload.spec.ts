import { expectAccessible } from '../../support/browser/expect-accessible.ts';
import {
  details,
  expectOptions,
  openFolder,
  option,
  uploadFiles,
  uploads,
} from '../../support/browser/media-screen.ts';
import { createImageBytes, createImageFile } from '../../support/browser/images.ts';
import { interceptUpload, isUpload, recordCalls } from '../../support/browser/record-calls.ts';
import { expect, test } from '../../support/browser/test.ts';

test('files are uploaded by choice, one request each, with progress and advice', async ({ page }) => {
  await openFolder(page);
  const calls = recordCalls(page);
  await uploadFiles(page, [
    await createImageFile({ name: 'red.jpg', colour: '#a11' }),
    await createImageFile({ name: 'blue.jpg', colour: '#11a' }),
    await createImageFile({ name: 'wide.jpg', colour: '#1a1', width: 2561, height: 10 }),
  ]);
  await expect(uploads(page)).toContainText('Uploaded: 3, failed: 0');
  await expectOptions(page, ['blue.jpg', 'red.jpg', 'wide.jpg']);
  expect(calls.filter((call) => call === 'upload')).toHaveLength(3);
  await expect(uploads(page)).toContainText('Larger than recommended (2560 pixels, 1 MB)');
  await expect(uploads(page).getByRole('listitem').filter({ hasText: 'Larger than' })).toHaveCount(1);
  await expectAccessible(page);
  await uploads(page).getByRole('button', { name: 'Clear list' }).click();
  await expect(uploads(page)).toBeHidden();
});

test('a failed upload says why and can be retried or stored under a new name', async ({ page }) => {
  await openFolder(page, [], [{ name: 'wall.jpg', colour: '#999' }]);
  await interceptUpload(page, (route) => route.fulfill({ status: 201, body: '{"Success":true}' }));
  await uploadFiles(page, [await createImageFile({ name: 'new.jpg', colour: '#123456' })]);
  await expect(uploads(page)).toContainText('Upload could not be completed.');
  await uploads(page).getByRole('button', { name: 'Try again' }).click();
  await expect(option(page, 'new.jpg')).toBeVisible();

  await uploadFiles(page, [
    await createImageFile({ name: 'wall.jpg', colour: '#654321' }),
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ no image') },
  ]);
  await expect(uploads(page)).toContainText('This already exists in this folder.');
  await expect(uploads(page)).toContainText('This type of file is not supported.');
  await uploads(page).getByRole('button', { name: 'Keep both, under a new name' }).click();
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
  await expect(uploads(page)).toContainText('The file is over the size limit. 100 MB, the limit is 100 MB.');
  expect(calls).not.toContain('upload');
});

test('a running upload shows its progress and can be cancelled', async ({ page }) => {
  await openFolder(page);
  await interceptUpload(page, () => undefined);
  await uploadFiles(page, [await createImageFile({ name: 'slow.jpg', colour: '#246' })]);
  await expect(uploads(page).getByRole('progressbar', { name: 'Progress of slow.jpg' })).toBeAttached();
  await expect(uploads(page)).toContainText('Uploading 1 of 1');
  await uploads(page).getByRole('button', { name: 'Cancel slow.jpg' }).click();
  await expect(uploads(page)).toBeHidden();
});

test('an upload continues while another screen is open', async ({ page }) => {
  await openFolder(page);
  for (const [name, colour] of [
    ['first.jpg', '#357'],
    ['second.jpg', '#753'],
  ] as const) {
    const gate = Promise.withResolvers<void>();
    await interceptUpload(page, (route) => gate.promise.then(() => route.fallback()));
    await uploadFiles(page, [await createImageFile({ name, colour })]);
    await expect(uploads(page)).toContainText('Uploading 1 of 1');
    await page.getByRole('navigation').getByRole('link', { name: 'Tags' }).click();
    await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
    await expect(uploads(page)).toBeHidden();
    const response = page.waitForResponse((candidate) => isUpload(candidate.request()));
    gate.resolve();
    await response;
    await page.goBack();
    await expect(uploads(page)).toContainText('Uploaded: 1, failed: 0');
    await expect(option(page, name)).toBeVisible();
    await page.reload();
    await expect(option(page, name)).toBeVisible();
  }
});

test('duplicate content is recognised: discard the new file, or keep both', async ({ page }) => {
  const colour = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
  const { name } = await openFolder(page, [], [{ name: 'first.jpg', colour }]);
  await uploadFiles(page, [await createImageFile({ name: 'second.jpg', colour })]);
  await expect(uploads(page)).toContainText(`The same content is already there: first.jpg in /${name}.`);
  await uploads(page).getByRole('button', { name: 'Delete the new file' }).click();
  await expectOptions(page, ['first.jpg']);
  await uploadFiles(page, [await createImageFile({ name: 'third.jpg', colour })]);
  await uploads(page).getByRole('button', { name: 'Keep both' }).click();
  await expect(uploads(page)).not.toContainText('The same content');
  await option(page, 'third.jpg').click();
  await details(page).getByRole('button', { name: 'first.jpg' }).click();
  await expect(option(page, 'first.jpg')).toHaveAttribute('aria-selected', 'true');
});

test('files are uploaded by drop and by paste', async ({ page }) => {
  await openFolder(page);
  const [dropped, pasted] = await Promise.all([
    createImageBytes({ colour: '#fed' }),
    createImageBytes({ colour: '#def' }),
  ]);
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
