import { blocks, canvas, entry, expectBlocks, openBuilder, outline } from '../../support/browser/builder.ts';
import { dialog as picker } from '../../support/browser/screens.ts';
import { expectAccessible } from '../../support/browser/expect-accessible.ts';
import { headingBlock } from '../../support/browser/blocks.ts';
import { readPage, requestPublication } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';

test('each activity of the editor can be opened, has its panel, and is accessible', async ({ page }) => {
  test.slow();
  const { id } = await openBuilder(page, ['One']);
  await requestPublication(page, id);
  await page.reload();
  await expect(blocks(page)).toHaveCount(1);
  const current = page.getByRole('navigation', { name: 'Activities' }).locator('[aria-current]');
  await expect(current).toHaveText(/^Edit/);
  await expect(page.getByRole('complementary', { name: 'Overview' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name: 'Add block' }).click();
  await expect(picker(page).getByRole('heading', { name: 'Add block' })).toBeVisible();
  await page.keyboard.press('Escape');
  await blocks(page).first().click();
  await expect(page.getByRole('complementary', { name: 'Heading' })).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Actions for Heading' }).click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  await expect(picker(page).getByRole('heading', { name: 'Replace Heading' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Page settings', 'SEO', 'Translations', 'Publication request']) {
    await page.getByRole('navigation', { name: 'Activities' }).getByRole('button', { name }).click();
    await expect(page.getByRole('complementary', { name })).toBeVisible();
    await expect(current).toHaveText(new RegExp(`^${name}`));
    await expectAccessible(page);
  }
  await page
    .getByRole('navigation', { name: 'Activities' })
    .getByRole('button', { name: 'Translations' })
    .press('Enter');
  const translations = page.getByRole('complementary', { name: 'Translations' });
  await expect(translations.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(translations.locator(':focus')).toBeVisible();
});

const unknown = { ...headingBlock('u1', 'Carousel words'), type: 'carousel', anchorPoint: 'round' };

test('a block of an unknown type is marked, stays through every store, and skipped on the site', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const { id } = await openBuilder(page, [headingBlock('k0', 'Known'), unknown]);
  await expectBlocks(page, ['Heading: Known', 'Unknown block (carousel)']);
  await expect(canvas(page).getByText('Block type with id carousel was not found in the block map.')).toBeVisible();
  await expect.poll(() => warnings).toContain('block u1 is not registered in the block map');
  await entry(page, 1).click();
  await expect(page.getByText('block u1 is not registered in the block map')).toBeVisible();
  await expectAccessible(page);

  await entry(page, 1).press('Alt+ArrowUp');
  await outline(page)
    .getByRole('button', { name: /^Actions for Unknown block/ })
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await blocks(page).nth(2).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Changed');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await readPage(page, id)).pageVersion.blocks.map(({ props }) => props))
    .toEqual([unknown.props, unknown.props, { text: 'Changed', level: '2' }]);
  const { slug } = await readPage(page, id);
  await page.reload();
  await expectBlocks(page, ['Unknown block (carousel)', 'Unknown block (carousel)', 'Heading: Changed']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see the newest version.')).toBeVisible();
  const html = await (await page.request.get(`/${slug}`)).text();
  expect(html).toContain('Changed');
  expect(html).not.toContain('Carousel words');
});

test('a failing block shows an error in its place, the rest works, and it recovers', async ({ page }) => {
  // Anything that reads this text letter by letter, as the component does, fails.
  await page.addInitScript(() => {
    const read = String.prototype.charCodeAt;
    String.prototype.charCodeAt = function (this: string, index: number) {
      if (this.startsWith('<p>Fails')) throw new Error('the component failed');
      return read.call(this, index);
    };
  });
  const rich = { ...headingBlock('k1', ''), type: 'rich-text', props: { html: '<p>Fails</p>', text: '', level: '' } };
  await openBuilder(page, [headingBlock('k0', 'Before'), rich, headingBlock('k2', 'After')]);
  await expect(canvas(page).getByText('This block cannot be shown. Its content is kept.')).toBeVisible();
  await expect(canvas(page).getByText('Reason: the component failed')).toBeVisible();
  await expect(canvas(page).getByRole('group', { name: 'Heading: After' })).toBeVisible();
  await expectAccessible(page);
  await entry(page, 1).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Mended');
  await expect(canvas(page).getByText('Mended')).toBeVisible();
  await expect(canvas(page).getByText('Reason: the component failed')).toBeHidden();
});
