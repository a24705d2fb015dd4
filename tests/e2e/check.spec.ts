import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { sampleCases } from '../support/sample-cases.ts';
import { answer, part, questions, recordRequests } from '../support/browser/check-page.ts';
import { expect, test } from '../support/browser/test.ts';

const languages = [
  {
    path: '/risk-check',
    start: '/',
    startLabel: 'Start the check',
    finish: 'See the result',
    heading: /, with \d+ of 100/,
  },
  {
    path: '/nl-nl/risicocheck',
    start: '/nl-nl',
    startLabel: 'Start de check',
    finish: 'Bekijk de uitslag',
    heading: /, met \d+ van 100/,
  },
  {
    path: '/de-de/risikocheck',
    start: '/de-de',
    startLabel: 'Check starten',
    finish: 'Ergebnis ansehen',
    heading: /, mit \d+ von 100/,
  },
  {
    path: '/fr-fr/bilan-des-risques',
    start: '/fr-fr',
    startLabel: 'Commencer le bilan',
    finish: 'Voir le résultat',
    heading: /, avec \d+ sur 100/,
  },
] as const;
const [, dutch] = languages;

/** Expects that the site name does not overlap the controls beside it. */
async function expectClearHeader(page: Page): Promise<void> {
  const boxes = await page.locator('header').evaluate((header) => {
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const name = header.querySelector('a span') ?? header;
    const range = document.createRange();
    range.selectNodeContents(name);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const others = [...header.querySelectorAll('button, summary, a')].filter((one) => !one.contains(name));
    return {
      name: { left, right, top, bottom },
      others: others.map(boxOf).filter((box) => box.right > box.left),
    };
  });
  const { name } = boxes;
  const isOver = (box: typeof name) =>
    box.left < name.right && box.right > name.left && box.top < name.bottom && box.bottom > name.top;
  expect(boxes.others.length).toBeGreaterThan(0);
  expect(boxes.others.filter(isOver)).toEqual([]);
}

/** Expects that the bar is visible and covers no part of a main action, at every scroll position. */
async function expectClearOfCookies(page: Page): Promise<void> {
  await expect(page.locator('[data-cookie-bar]')).toBeVisible();
  const { isSeen, covered } = await page.evaluate(async () => {
    const bar = document.querySelector('[data-cookie-bar]');
    const actions = [...document.querySelectorAll('[data-main-action]')];
    const [covered, seen]: [number[], number[]] = [[], []];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 90) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const over = bar?.getBoundingClientRect();
      if (!over) continue;
      if (over.top < innerHeight) seen.push(top);
      const boxes = actions.map((action) => action.getBoundingClientRect()).filter(({ height }) => height > 0);
      if (boxes.some((box) => box.bottom > over.top && box.top < over.bottom)) covered.push(top);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return { isSeen: seen.length > 0, covered };
  });
  expect({ isSeen, covered }).toEqual({ isSeen: true, covered: [] });
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Questions whose step is checked for accessibility. */
const checkedQuestions = sampleCases(
  Array.from({ length: questions }, (_, index) => index + 1),
  7,
);

for (const { path, start, startLabel, finish, heading } of sampleCases(languages, 2)) {
  test(`the check from ${start} fits 320 px, contacts no other host, and sends nothing before it is finished`, async ({
    page,
  }) => {
    test.slow();
    const requests = recordRequests(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(start);
    await expectClearHeader(page);
    await expectClearOfCookies(page);
    await page.getByRole('main').getByRole('link', { name: startLabel }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    for (let number = 1; number <= questions; number += 1) {
      await expect(part(page, number).getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (number === 1) {
        await expectClearHeader(page);
        await expectClearOfCookies(page);
      }
      if (checkedQuestions.includes(number)) await expectAccessible(page);
      await answer(page, number);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await page.getByRole('button', { name: finish }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectClearHeader(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.goto(page.url().replace('/result/', '/print/'));
    await expectAccessible(page);
    const { origin } = new URL(page.url());
    expect(requests.filter(({ url }) => url.origin !== origin && url.protocol !== 'data:')).toEqual([]);
    expect(requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the cookie choice can be changed within the check', async ({ page }) => {
  await page.goto(dutch.path);
  await page.getByRole('button', { name: 'Accepteren' }).click();
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Cookies aanpassen' }).click();
  await expect(page.getByRole('button', { name: 'Weigeren' })).toBeFocused();
  await page.getByRole('button', { name: 'Weigeren' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookies aanpassen' })).toBeFocused();
});

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The Tab stops after the heading of the review, up to the button that finishes the check. */
async function tabStopsToFinish(page: Page): Promise<string[]> {
  const stops: string[] = [];
  while (stops.at(-1) !== 'BUTTON' && stops.length < 3 * questions) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
  }
  return stops;
}

test('the check works by keyboard alone, and lists missing answers', async ({ page }) => {
  await page.goto(dutch.path);
  const next = part(page, 1).locator('[data-check-next]');
  await next.focus();
  await page.keyboard.press('Enter');
  const summary = part(page, 1).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fout: Vraag 1 van 21/);
  await expect(summary.getByRole('link', { name: 'Kies een antwoord' })).toBeVisible();
  const heading = await boxOf(part(page, 1).getByRole('heading', { level: 1 }));
  const answers = await boxOf(part(page, 1).locator('fieldset > :last-child'));
  expect(answers.x).toBe(heading.x);
  expect(await boxOf(part(page, 1).getByText('Kies een antwoord').last())).toMatchObject({ x: heading.x });
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(part(page, 1).getByRole('radio').first()).toBeFocused();
  for (let number = 1; number <= questions; number += 1) {
    if (number > 1) {
      await expect(part(page, number).getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(part(page, number).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveTitle(new RegExp(`^Vraag ${number} van 21`));
    await page.keyboard.press('ArrowDown');
    await expect(part(page, number).getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Kijk uw antwoorden na' })).toBeFocused();
  await expect(page.getByText('21 van 21 beantwoord')).toBeVisible();
  expect(await tabStopsToFinish(page)).toEqual([...Array.from({ length: questions }, () => 'A'), 'BUTTON']);
  await page.getByRole('heading', { name: 'Kijk uw antwoorden na' }).focus();
  await page.getByRole('button', { name: dutch.finish }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: dutch.heading })).toBeVisible();
});

test('answers survive a reload, Back and another language, and can be changed and cleared', async ({ page }) => {
  await page.goto(dutch.path);
  for (let number = 1; number <= 4; number += 1) await answer(page, number);
  await page.reload();
  await expect(part(page, 5).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(part(page, 4)).toBeVisible();
  await expect(part(page, 4).getByRole('radio').first()).toBeChecked();
  await part(page, 4).getByRole('link', { name: 'Terug' }).click();
  await expect(part(page, 3).getByRole('radio').nth(2)).toBeChecked();
  await page.goto(`${languages[2].path}#question-3`);
  await expect(part(page, 3).getByRole('radio').nth(2)).toBeChecked();
  for (let number = 3; number <= questions; number += 1) await answer(page, number);
  await part(page, 2).getByRole('link', { name: 'Ändern' }).click();
  await part(page, 2).getByRole('radio').nth(2).check();
  await part(page, 2).locator('[data-check-next]').click();
  await expect(page).toHaveURL(/#review$/);
  await page.getByRole('button', { name: languages[2].finish }).click();
  await expect(page.getByRole('heading', { level: 1, name: languages[2].heading })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: languages[2].heading })).toBeVisible();
  await page.goBack();
  await expect(part(page, 2).locator('input').nth(2)).toBeChecked();
  await page.getByText('Meine Antworten löschen').click();
  await page.getByRole('button', { name: 'Alles löschen und neu beginnen' }).click();
  await expect(part(page, 1).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the check works without a script, even with missing answers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(dutch.path);
  for (let number = 1; number <= questions; number += 1) {
    await expect(part(page, number).getByRole('heading', { level: 1 })).toBeVisible();
    if (number === 7) await part(page, number).locator('[data-check-next]').click();
    else await answer(page, number);
  }
  await page.getByRole('button', { name: dutch.finish }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Niet alle vragen zijn beantwoord' });
  await summary.getByRole('link', { name: 'Vraag 7: kies een antwoord' }).click();
  await expect(part(page, 6).getByRole('heading')).toBeHidden();
  await part(page, 7).getByRole('radio').last().check();
  await part(page, 7).locator('[data-check-next]').click();
  await page.getByRole('button', { name: dutch.finish }).click();
  await expect(page.getByRole('heading', { level: 1, name: dutch.heading })).toBeVisible();
  await expect(page.getByText('088 000 00 00').first()).toBeVisible();
  const report = await page.request.get(
    (await page.getByRole('link', { name: 'Download het rapport' }).getAttribute('href')) ?? '',
  );
  expect(report.headers()['content-type']).toBe('application/pdf');
  await context.close();
});
