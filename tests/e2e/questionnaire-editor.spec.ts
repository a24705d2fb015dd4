import type { Page } from '@playwright/test';
import { postGraphQL } from '../support/browser/graphql.ts';
import { dragByTouch, middleOf } from '../support/browser/drag-by-touch.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { openScreen } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ hasTouch: true });

/** Works with and without a draft, such as one left by a failed run. */
async function discardDraft(page: Page): Promise<void> {
  const query = 'mutation { discardQuestionnaire { errors { code } } }';
  await postGraphQL(page, { data: { query } });
}

test('questions are edited, reordered by keyboard, mouse and touch, previewed and discarded', async ({ page }) => {
  test.slow();
  await signInByRequest(page);
  await discardDraft(page);
  await openScreen(page, 'questionnaire');
  const list = page.getByRole('navigation', { name: 'Questions' });
  await expect(list.getByRole('listitem')).toHaveCount(21);
  const status = page.getByRole('status').filter({ hasText: 'version' });

  await test.step('a changed source makes its translation outdated, until it is confirmed', async () => {
    await page.getByLabel(/^Question Dutch/).fill('Worden alle blusmiddelen elk jaar gekeurd?');
    await expect(page.getByText(/^Outdated/)).toBeVisible();
    await page.getByRole('button', { name: 'Mark as up to date: Question' }).click();
    await expect(page.getByText(/^Outdated/)).toBeHidden();
    await expect(status).toContainText('not saved');
  });

  await test.step('the arrow keys move a question, which is announced, and the handle keeps the focus', async () => {
    const handle = list.getByRole('button', { name: /^Move / }).first();
    const name = await handle.getAttribute('aria-label');
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    const moved = list
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: /^Move / });
    await expect(moved).toHaveAttribute('aria-label', name ?? '');
    await expect(moved).toBeFocused();
    await expect(page.getByText(/is now at position 2 of 21/)).toBeAttached();
    await page.keyboard.press('Home');
    await expect(
      list
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: /^Move / }),
    ).toBeFocused();
  });

  await test.step('the mouse drags a question to the position that a line shows', async () => {
    const rows = list.getByRole('listitem');
    const handleOf = (row: number) => rows.nth(row).getByRole('button', { name: /^Move / });
    const name = (await handleOf(0).getAttribute('aria-label')) ?? '';
    await handleOf(0).hover();
    await page.mouse.down();
    await expect(async () => {
      const { x, y, height } = (await rows.nth(3).boundingBox()) ?? { x: 0, y: 0, height: 0 };
      await page.mouse.move(x + 60, y + height - 6, { steps: 3 });
      await page.mouse.move(x + 60, y + height - 4, { steps: 3 });
      await expect(rows.nth(3)).toHaveAttribute('data-edge', 'after', { timeout: 1_000 });
    }).toPass();
    await page.mouse.up();
    await expect(handleOf(3)).toHaveAttribute('aria-label', name);
    await expect(page.getByText(/is now at position 4 of 21/)).toBeAttached();
    await handleOf(3).focus();
    await page.keyboard.press('Home');
    await expect(handleOf(0)).toHaveAttribute('aria-label', name);
  });

  await test.step('touch drags a question by its handle, without scrolling', async () => {
    const handleOf = (row: number) => list.getByRole('button', { name: /^Move / }).nth(row);
    const name = (await handleOf(0).getAttribute('aria-label')) ?? '';
    const [from, to] = [await middleOf(handleOf(0)), await middleOf(handleOf(2))];
    await dragByTouch(page, from, { ...from, y: from.y + 20 }, { ...to, y: to.y + 12 });
    await expect(handleOf(2)).toHaveAttribute('aria-label', name);
    await handleOf(2).focus();
    await page.keyboard.press('Home');
    await expect(handleOf(0)).toHaveAttribute('aria-label', name);
  });

  await test.step("an answer gets its urgency and the mark 'we do not know'; what is missing is said at the answer", async () => {
    const answers = page.getByRole('region', { name: 'Answers' });
    const findings = page.getByRole('complementary', { name: 'Before publishing' });
    const answer = (number: number) => answers.getByRole('listitem').nth(number - 1);
    await answer(2).getByRole('combobox', { name: 'When to act' }).click();
    await page.getByRole('option', { name: 'Cannot wait' }).click();
    await expect(answer(2).getByRole('combobox', { name: 'When to act' })).toHaveValue('Cannot wait');
    await answer(2).getByRole('combobox', { name: 'Points' }).click();
    await page.getByRole('option', { name: '3' }).click();
    await expect(answer(2).getByRole('combobox', { name: 'When to act' })).toHaveValue('Nothing to do');
    const mark = answer(4).getByRole('switch', { name: 'Means ‘we do not know’' });
    await expect(mark).toBeChecked();
    await mark.press('Space');
    await expect(findings).toContainText('has no answer that means ‘we do not know’.');
    await answers.getByRole('button', { name: 'Add ‘we do not know’' }).press('Enter');
    await expect(answers.getByRole('listitem')).toHaveCount(5);
    await answer(5).getByRole('combobox', { name: 'Points' }).click();
    await page.getByRole('option', { name: '2' }).click();
    await expect(answer(5)).toContainText('‘We do not know’ gives no points.');
    await expect(findings).toContainText('Answer 5: ‘we do not know’ gives no points.');
    await expectAccessible(page);
    await answer(5)
      .getByRole('button', { name: /^Remove/ })
      .press('Enter');
    await mark.press('Space');
    await expect(mark).toBeChecked();
  });

  await test.step('one question too many blocks publication, with a message', async () => {
    await list.getByRole('button', { name: 'Add question' }).click();
    const findings = page.getByRole('complementary', { name: 'Before publishing' });
    await expect(findings).toContainText('There are 22 questions; a version has 21.');
    await expect(findings).toContainText('has 2 answers without advice.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(findings).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Question 22' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove question' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove question' })).toBeFocused();
    await expect(findings).toContainText('Ready to publish.');
  });

  await test.step('the draft is stored, its button keeps the focus, and it stays after a reload', async () => {
    const save = page.getByRole('button', { name: 'Save draft' });
    await save.press('Enter');
    await expect(status).toContainText(/· saved \d/);
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await page.reload();
    await expect(status).toContainText('draft');
    await list.getByRole('listitem').first().getByRole('button').last().click();
    await expect(page.getByLabel(/^Question Dutch/)).toHaveValue('Worden alle blusmiddelen elk jaar gekeurd?');
    await expectAccessible(page);
  });

  await test.step('a preview runs the check as visitors will', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Question 1 of 21' });
    await preview.getByRole('radio').first().check();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'To the result' }).click();
    await expect(page.getByRole('dialog', { name: 'Result' })).toContainText('100 of 100: good');
    await page.keyboard.press('Escape');
  });

  await test.step('the draft is discarded', async () => {
    await page.getByRole('button', { name: 'Discard draft' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).press('Enter');
    await expect(status).toContainText('published');
    await expect(page.getByRole('combobox', { name: 'Translation language' })).toBeFocused();
  });
});

test('a phone shows one part of the questionnaire at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByRequest(page);
  await openScreen(page, 'questionnaire');
  const list = page.getByRole('navigation', { name: 'Questions' });
  const checks = page.getByRole('complementary', { name: 'Before publishing' });
  const words = page.getByLabel(/^Question Dutch/);
  await expect(list).toBeVisible();
  await expect(words).toBeHidden();
  await expect(checks).toBeHidden();
  await expectAccessible(page);
  await list.getByRole('listitem').nth(2).getByRole('button').last().click();
  await expect(words).toBeInViewport();
  await expect(list).toBeHidden();
  await expectAccessible(page);
  await page.getByText('Checks', { exact: true }).click();
  await expect(checks).toBeInViewport();
  await expect(words).toBeHidden();
});

test('statistics say why there are no figures yet, and keep their filter in the address', async ({ page }) => {
  await signInByRequest(page);
  await openScreen(page, 'statistics?weeks=13');
  await expect(page.getByRole('heading', { name: 'No statistics yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Weeks last 13/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /statistics\/csv/);
});

test('visitors can read what the system stores, without a request to another host', async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) others.push(request.url());
  });
  await page.goto('/_/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store about the check');
  await expect(page.getByText('check_answer_count')).toBeVisible();
  await expectAccessible(page);
  expect(others).toEqual([]);
});
