import { blockOfType, openBlocks, save, select } from '../support/browser/open-blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { createTestPage, publishPages } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

test('a day and a page are chosen for an agenda date, and visitors see the date and follow the link', async ({
  page,
}) => {
  await signInByRequest(page);
  const about = `About the tower ${uniqueWord()}`;
  const target = await createTestPage(page, { title: about });
  await publishPages(page, target.id);
  const dates = [{ key: 'r1', title: 'Up the tower', day: '', time: '', place: '', page: null }];
  const { id, path } = await openBlocks(page, blockOfType('agenda', { title: 'Coming', dates, past: false }));
  await page.getByRole('button', { name: /^Up the tower/ }).click();
  await page.locator('[data-field="dates.r1.day"] input').fill('2031-05-04');
  await page.locator('[data-field="dates.r1.page"] input').fill(about);
  await page.getByRole('option', { name: about }).click();
  await expectAccessible(page);
  await save(page);
  await publishPages(page, id);
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Up the tower' })).toHaveAttribute('href', `/${target.slug}`);
  await expect(page.locator('time')).toHaveText(/Sunday\s+(4 May 2031|May 4, 2031)/);
});

test('a link is of one of five kinds, each with its validation, and works for visitors', async ({ page }) => {
  await signInByRequest(page);
  const target = `Where it leads ${uniqueWord()}`;
  const led = await createTestPage(page, { title: target });
  await publishPages(page, led.id);
  const kinds = [
    ['Other website', 'Web address', 'https://example.org/church'],
    ['Anchor on this page', 'Anchor name', '#hours'],
    ['E-mail address', 'E-mail address to link to', 'office@example.org'],
    ['Phone number', 'Phone number to link to', '+31 20 123 45 67'],
  ] as const;
  const call = (label: string, index: number) => ({
    ...blockOfType('call-to-action', { title: 'Go', text: '', label, link: null, colour: 'ground' }),
    key: `call-${index}`,
  });
  const heading = { ...blockOfType('heading', { text: 'Hours', level: '2' }), anchorPoint: 'hours' };
  const { id, path } = await openBlocks(page, ...[...kinds.map(([kind]) => kind), 'Page'].map(call), heading);
  const field = page.locator('[data-field="link"]');
  for (const [index, [kind, name, value]] of kinds.entries()) {
    await select(page, index);
    await field.getByRole('combobox', { name: 'Link type' }).click();
    await page.getByRole('option', { name: kind }).click();
    await field.getByRole('textbox', { name }).fill('not one');
    await field.getByRole('textbox', { name }).blur();
    await save(page);
    await expect(field.locator('[class*="error"]').first(), kind).toBeVisible();
    await field.getByRole('textbox', { name }).fill(value);
    await field.getByRole('textbox', { name }).blur();
    await save(page);
    await expect(field.locator('[class*="error"]'), kind).toHaveCount(0);
  }
  await select(page, kinds.length);
  await field.getByRole('textbox', { name: 'Page to link to' }).fill(target);
  await page.getByRole('option', { name: target }).click();
  await expectAccessible(page);
  await save(page);
  await publishPages(page, id);
  await page.goto(path);
  for (const [name, href] of [
    ['Other website', 'https://example.org/church'],
    ['Anchor on this page', '#hours'],
    ['E-mail address', 'mailto:office@example.org'],
    ['Phone number', 'tel:+31201234567'],
    ['Page', `/${led.slug}`],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});
