import type { Page } from '@playwright/test';
import { blockOfType, openBlocks } from '../support/browser/open-blocks.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { readPage } from '../support/browser/pages.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { expect, test } from '../support/browser/test.ts';

const call = { ...blockOfType('call-to-action', { title: 'Go', text: '', label: 'Go', link: null, colour: 'ground' }) };
const stored = { kind: 'external', value: 'https://example.org/' };

/** Pastes an address that is longer than the server accepts into a valid link. */
async function pasteTooLong(page: Page): Promise<void> {
  const address = page.locator('[data-field="link"]').getByRole('textbox', { name: 'Web address' });
  await address.fill(`https://example.org/${'a'.repeat(2_100)}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(refusal(page)).toContainText('Not saved: one field has an invalid value.');
}

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved:' });
const fieldLabel = 'Call to action: Button link';
const linkOf = async (page: Page, id: number) => (await readPage(page, id)).pageVersion.blocks[0]?.props.link;

test('a refused store names the field and leads to it, and the saved value is restored with the mouse', async ({
  page,
}) => {
  const { id } = await openBlocks(page, { ...call, props: { ...call.props, link: stored } });
  await pasteTooLong(page);
  await expect(refusal(page)).toContainText(`${fieldLabel}: This is not valid.`);
  await expect(page.getByText('Failed to save')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Page settings' }).first().click();
  await refusal(page)
    .getByRole('button', { name: `Go to the field: ${fieldLabel}` })
    .click();
  await expect(page.locator('[data-field="link"]').getByRole('combobox')).toBeFocused();
  await refusal(page).getByRole('button', { name: 'Restore the saved value' }).click();
  await expect(refusal(page)).toBeHidden();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await linkOf(page, id)).toMatchObject(stored);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a refused store is corrected by keyboard, and is still refused after a reload', async ({ page }) => {
    const { id } = await openBlocks(page, call);
    await page.locator('[data-field="link"]').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Andere Website' }).click();
    await page
      .locator('[data-field="link"]')
      .getByRole('textbox')
      .fill(`https://example.org/${'a'.repeat(2_100)}`);
    await page.keyboard.press('Control+s');
    const notice = page.getByRole('alert').filter({ hasText: 'Nicht gespeichert:' });
    await expect(notice).toContainText('Aufruf: Link der Schaltfläche: Dies ist nicht gültig.');
    await page.reload();
    await expect(notice).toBeVisible();
    await tabTo(page, 'button', /^Gespeicherten Wert wiederherstellen$/);
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect.poll(() => linkOf(page, id)).toBeNull();
  });
});

test('an error of GraphQL itself is reported too, and retrying works once the cause is gone', async ({ page }) => {
  const { id } = await openBlocks(page, { ...call, props: { ...call.props, title: 'Saved' } });
  // Sent as by a release that does not match the server.
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as {
      operationName?: string;
      variables?: { input?: { blocks?: object[] } };
    };
    const [first] = body.variables?.input?.blocks ?? [];
    if (first) Object.assign(first, { anchorPoint: 7 });
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('Changed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(refusal(page)).toContainText('Call to action: Anchor: This is not valid.');
  await page.unroute('**/graphql');
  await refusal(page).getByRole('button', { name: 'Try again' }).click();
  await expect(refusal(page)).toBeHidden();
  await expect.poll(async () => (await readPage(page, id)).pageVersion.blocks[0]?.props.title).toBe('Changed');
});
