import { headingBlock, textBlock } from '../support/browser/blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { createTestPage, readPage, storePage } from '../support/browser/pages.ts';
import { openActivity, openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

test('a page is translated from its editor; the translation shows what changed in its source since', async ({
  page,
}) => {
  await signInByRequest(page);
  const title = `Fire safety ${Date.now()}`;
  const heading = headingBlock('h1', 'Before the service');
  const { id } = await createTestPage(page, { title, blocks: [heading, textBlock('t1', 'A solid ground')] });

  await openEditor(page, id, title);
  const panel = await openActivity(page, 'Translations');
  await expect(panel.getByRole('listitem')).toHaveText([/English/, /Dutch/, /German/, /French/]);
  await panel.getByRole('button', { name: 'Translate: Dutch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Brandveiligheid ${Date.now()}`);
  await expect(dialog.getByText('free', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /translation/i }).click();
  await expect(page.getByRole('heading', { name: /^Brandveiligheid/, level: 1 }).first()).toBeVisible();
  const translationID = Number(page.url().split('/').at(-1));
  expect((await readPage(page, translationID)).pageVersion.blocks.map(({ key }) => key)).toEqual(['h1', 't1']);
  const checks = page.getByRole('region', { name: 'Publication checks' });
  await expect(checks).toContainText('2 texts are still identical to the source.');
  await expect(checks).toContainText('Advice, does not block');

  await storePage(page, id, { title, blocks: [heading, textBlock('t1', 'A fireproof ground')] });
  const source = (await openActivity(page, 'Translations')).getByRole('region', { name: 'Source of this translation' });
  await expect(source).toContainText('1 block of its source changed since');
  await expect(source).toContainText('2 texts are still identical to the source.');
  await expect(source).not.toContainText('Up to date');
  await expect(source.locator('ins', { hasText: 'fireproof' })).toBeVisible();
  await expectAccessible(page);
  await source.getByRole('link', { name: title }).click();

  const row = (await openActivity(page, 'Translations')).getByRole('listitem').filter({ hasText: 'Dutch' });
  await expect(row).toContainText('1 block of its source changed');
  await expect(row).toContainText('2 texts are still identical to the source.');
  const dutch = [headingBlock('h1', 'Voor de dienst'), textBlock('t1', 'Een brandveilige grond')];
  await storePage(page, translationID, { title: 'Brandveiligheid', blocks: dutch });
  await row.getByRole('button', { name: 'Mark as up to date: Dutch' }).click();
  await expect(row).toContainText('Up to date with its source');
  await row.getByRole('link').click();
  await expect(await openActivity(page, 'Translations')).toContainText('Up to date with its source since');
});
