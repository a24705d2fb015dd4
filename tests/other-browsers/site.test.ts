import { describe, expect, it } from 'vitest';
import { browsers, narrow, useBrowser } from '../support/other-browsers/browsers.ts';

const menu = (name: string) => ({ role: 'navigation', name });
const cookieBar = { role: 'region', name: 'Cookies' };

describe.each(browsers)('the site in $name', (kind) => {
  const openWindow = useBrowser(kind);

  it('greets visitors on its home page, and leads by the menu to a long page with its images', async () => {
    const visitor = await openWindow();
    await visitor.goTo('/');
    expect((await visitor.see({ role: 'heading', name: 'How safe is your church?' })).text).not.toBe('');
    await visitor.click({ role: 'link', name: 'Keeping water out', inside: menu('Main menu') });
    await visitor.expectPath('/keeping-water-out');
    await visitor.see({ css: 'h1' });
    const images = await visitor.look({ css: 'main img' });
    expect(images.length).toBeGreaterThan(0);
    for (const place of images.keys()) {
      await visitor.pointAt({ css: 'main img', place });
      await expect.poll(() => visitor.tab.run(areLoaded, place)).toBe(true);
    }
  });

  it('opens and closes the menu of a small screen', async () => {
    const visitor = await openWindow();
    await visitor.resize(narrow);
    await visitor.goTo('/de-de');
    const link = { role: 'link', name: 'Über den Check', inside: menu('Hauptmenü') };
    const button = { role: 'button', name: 'Menü' };
    await visitor.expectGone(link);
    await visitor.click(button);
    await visitor.see(link);
    await visitor.click(button);
    await visitor.expectGone(link);
    await visitor.click(button);
    await visitor.click(link);
    await visitor.expectPath('/de-de/ueber-den-check');
    expect((await visitor.see({ css: 'h1' })).text).not.toBe('');
  });

  it('leads to the translation by the list of languages, by mouse and by keyboard', async () => {
    const visitor = await openWindow();
    const choice = { css: 'summary' };
    await visitor.goTo('/nl-nl/over-de-check');
    await visitor.click(choice);
    await visitor.click({ role: 'link', name: 'Deutsch' });
    await visitor.expectPath('/de-de/ueber-den-check');
    expect(await visitor.tab.run(() => document.documentElement.lang)).toBe('de-DE');
    await visitor.tabTo(choice);
    await visitor.press('Enter');
    await visitor.see({ role: 'link', name: 'English' });
    await visitor.press('Tab');
    await visitor.press('Escape');
    await visitor.expectGone({ role: 'link', name: 'English' });
    await visitor.expectFocus(choice);
    await visitor.press('Enter');
    await visitor.tabTo({ role: 'link', name: 'English' });
    await visitor.press('Enter');
    await visitor.expectPath('/about');
  });

  it('asks about cookies once, remembers the choice, and lets it be changed', async () => {
    const visitor = await openWindow();
    await visitor.goTo('/nl-nl');
    await visitor.click({ role: 'button', name: 'Weigeren' });
    await visitor.expectGone(cookieBar);
    await visitor.goTo('/nl-nl/over-de-check');
    await visitor.see({ css: 'h1' });
    await visitor.expectGone(cookieBar);
    await visitor.click({ role: 'button', name: 'Cookies aanpassen' });
    await visitor.expectFocus({ role: 'button', name: 'Weigeren' });
    await visitor.click({ role: 'button', name: 'Accepteren' });
    await visitor.expectGone(cookieBar);
    expect(await visitor.tab.run(() => document.cookie)).toBe('');
  });

  it('finds pages by what is typed, and suggests them meanwhile by keyboard', async () => {
    const visitor = await openWindow();
    await visitor.goTo('/nl-nl');
    await visitor.click({ role: 'link', name: 'Zoeken', inside: { css: 'header' } });
    await visitor.fill({ css: 'main input[name=q]' }, 'verzekring kerk');
    await visitor.click({ role: 'button', name: 'Zoeken', inside: { css: 'main' } });
    await visitor.see({ text: /over “verzekring kerk”/ });
    await visitor.see({ css: 'main li mark', place: 0 });
    await visitor.goTo('/_/search');
    await visitor.fill({ role: 'combobox', name: 'What are you looking for?' }, 'chec');
    await visitor.see({ role: 'option', place: 0 });
    await visitor.press('ArrowDown');
    const first = { role: 'option', place: 0 };
    await expect.poll(async () => (await visitor.look(first))[0]?.attributes['aria-selected']).toBe('true');
    await visitor.press('Enter');
    await visitor.expectPath(/^(?!\/_\/search)/);
    expect((await visitor.see({ css: 'h1' })).text).not.toBe('');
  });
});

/** Whether the image with this index is loaded. */
function areLoaded(place: number): boolean {
  const image = document.querySelectorAll<HTMLImageElement>('main img')[place];
  return image !== undefined && image.complete && image.naturalWidth > 0;
}
