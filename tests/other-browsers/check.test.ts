import { describe, expect, it } from 'vitest';
import { browsers, useBrowser } from '../support/other-browsers/browsers.ts';
import type { Person } from '../support/other-browsers/person.ts';

const questions = 21;
const numbers = Array.from({ length: questions }, (_, index) => index + 1);

const part = (number: number) => ({ css: `#question-${number}` });
const heading = (number: number) => ({ role: 'heading', inside: part(number) });
const choice = (number: number, place: number) => ({ role: 'radio', place, inside: part(number) });
const next = (number: number) => ({ css: '[data-check-next]', inside: part(number) });
const review = { role: 'heading', name: 'Kijk uw antwoorden na' };
const finish = { role: 'button', name: 'Bekijk de uitslag' };

/** The result is there with its figure, and its link gives a report that is a PDF file. */
async function expectResult(visitor: Person): Promise<void> {
  await visitor.see({ role: 'heading', name: /, met \d+ van 100/ });
  await visitor.see({ role: 'link', name: /^Download het rapport/ });
  const report = await visitor.tab.run(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    const link = links.find((one) => one.textContent.includes('Download het rapport'));
    const response = await fetch(link?.href ?? '');
    return { type: response.headers.get('content-type'), start: (await response.text()).slice(0, 5) };
  });
  expect(report).toEqual({ type: 'application/pdf', start: '%PDF-' });
}

describe.each(browsers)('the check in $name', (kind) => {
  const openWindow = useBrowser(kind);

  it('is answered by mouse, from the home page to the result and its report', async () => {
    const visitor = await openWindow();
    await visitor.goTo('/nl-nl');
    await visitor.click({ role: 'button', name: 'Weigeren' });
    await visitor.click({ role: 'link', name: 'Start de check', place: 0, inside: { css: 'main' } });
    await visitor.expectPath('/nl-nl/risicocheck');
    for (const number of numbers) {
      const chosen = choice(number, number % 3 === 0 ? 2 : 0);
      await visitor.click(chosen);
      await visitor.expectSight(chosen, { isChecked: true });
      await visitor.click(next(number));
    }
    await visitor.see({ text: '21 van 21 beantwoord' });
    await visitor.click(finish);
    await expectResult(visitor);
    expect(await visitor.tab.run(() => document.cookie)).toBe('');
  });

  it('is answered by keyboard alone, with the focus on what is asked, to the result and its report', async () => {
    const visitor = await openWindow();
    await visitor.goTo('/nl-nl/risicocheck');
    await visitor.tabTo(next(1));
    await visitor.press('Enter');
    await visitor.expectFocus({ role: 'alert', inside: part(1) });
    await visitor.press('Tab');
    await visitor.press('Enter');
    for (const number of numbers) {
      if (number > 1) {
        await visitor.expectFocus(heading(number));
        await visitor.press('Tab');
      }
      await visitor.expectFocus(choice(number, 0));
      await visitor.press('Space');
      await visitor.expectSight(choice(number, 0), { isChecked: true });
      await visitor.press('ArrowDown');
      await visitor.expectSight(choice(number, 1), { isChecked: true, isFocused: true });
      await visitor.press('Tab');
      await visitor.expectFocus(next(number));
      await visitor.press('Enter');
    }
    await visitor.expectFocus(review);
    await visitor.tabTo(finish);
    await visitor.press('Enter');
    await expectResult(visitor);
    const link = { role: 'link', name: /^Download het rapport/ };
    await visitor.tabTo(link);
    expect((await visitor.look(link))[0]?.isFocused).toBe(true);
  });

  it('keeps the answers over a reload and on the way back', async () => {
    const visitor = await openWindow();
    await visitor.goTo('/nl-nl/risicocheck');
    for (const number of [1, 2, 3]) {
      await visitor.click(choice(number, 1));
      await visitor.click(next(number));
    }
    await visitor.see(heading(4));
    await visitor.tab.reload();
    await visitor.see(heading(4));
    await visitor.click({ role: 'link', name: 'Terug', inside: part(4) });
    await visitor.expectSight(choice(3, 1), { isChecked: true });
    expect(await visitor.tab.run(() => localStorage.length + sessionStorage.length)).toBeGreaterThan(0);
  });
});
