import { describe, expect, it } from 'vitest';
import { askPage, makeBlock, makePage, renderPage, servePages, siteParts } from '../../tests/support/site-pages.ts';
import { type Execute, renderSite } from './server-entry.tsx';

describe('the document', () => {
  it('is in the language of the page, as is the interface', async () => {
    const answer = await askPage('nl-nl/over-ons', { 'nl-nl/over-ons': makePage() });
    expect(answer.contentLanguage).toBe('nl-NL');
    expect(answer.html).toMatch(/^<!doctype html><html lang="nl-NL">/);
    expect(answer.html).toContain('Naar de inhoud');
  });

  it('links its style sheets and its script', async () => {
    const html = await renderPage(makePage());
    expect(html).toContain('<link rel="stylesheet" href="/_/assets/site.css"/>');
    expect(html).toContain('<script type="module" src="/_/assets/site.js"></script>');
  });

  it('holds no inline script, no inline style and no event handler', async () => {
    const blocks = [makeBlock('quote', { text: 'Woorden' }), makeBlock('heading', { text: 'Kop' })];
    for (const type of ['default', 'home', '404', 'blank']) {
      const html = await renderPage(makePage({ type }, { blocks }));
      expect(html.match(/<script(?! type="module" src=)/g)).toBeNull();
      expect(html.match(/<style|\sstyle=|\son\w+=/g)).toBeNull();
    }
  });

  it('is the same, byte for byte, whenever it is asked for', async () => {
    expect(await renderPage(makePage({ type: 'home' }))).toBe(await renderPage(makePage({ type: 'home' })));
  });

  it('begins with a way past the header, to the content', async () => {
    const html = await renderPage(makePage());
    expect(html).toMatch(/<body><a [^>]*href="#content">/);
    expect(html).toContain('<main id="content"');
  });

  it('has exactly one main heading', async () => {
    for (const type of ['default', 'home', '404', 'blank']) {
      expect((await renderPage(makePage({ type }))).match(/<h1/g)).toHaveLength(1);
    }
  });
});

describe('an address', () => {
  it.each(['', '/'])('that is the root, given as %j, is looked up as /', async (slug) => {
    const { execute, asked } = servePages({ '/': makePage({ slug: '/', path: '/', locale: 'en' }) });
    const answer = await renderSite({ slug, execute, ...siteParts });
    expect(answer).toMatchObject({ status: 200 });
    expect(asked).toEqual(['/']);
  });

  it('takes one round trip', async () => {
    const { execute, asked } = servePages({ 'nl-nl/over-ons': makePage() });
    await renderSite({ slug: 'nl-nl/over-ons', execute, ...siteParts });
    expect(asked).toEqual(['nl-nl/over-ons']);
  });

  it('that is an old one leads to the present one', async () => {
    const { execute } = servePages({ 'nl-nl/wie-wij-zijn': makePage() });
    const answer = await renderSite({ slug: 'nl-nl/wie-wij-zijn', execute, ...siteParts });
    expect(answer).toEqual({ redirectTo: '/nl-nl/over-ons' });
  });

  it('that is an old one leads to an encoded address', async () => {
    const { execute } = servePages({ oud: makePage({ path: '/über', locale: 'en' }) });
    const answer = await renderSite({ slug: 'oud', execute, ...siteParts });
    expect(answer).toEqual({ redirectTo: '/%C3%BCber' });
  });
});

describe('what is not found', () => {
  const dutch = makePage({ slug: '404', path: '/nl-nl/404', type: '404' }, { title: 'Hier waait u verkeerd' });
  const english = makePage({ slug: '404', path: '/404', type: '404', locale: 'en' }, { title: 'Off course' });

  it("is answered with 404 and the locale's own error page", async () => {
    const answer = await askPage('nl-nl/nergens', { 'nl-nl/404': dutch, '404': english });
    expect(answer).toMatchObject({ status: 404, contentLanguage: 'nl-NL' });
    expect(answer.html).toContain('Hier waait u verkeerd</h1>');
    expect(answer.html).toContain('href="/nl-nl"');
  });

  it("is answered with the default locale's error page where the locale has none", async () => {
    const answer = await askPage('nl-nl/nergens', { '404': english });
    expect(answer).toMatchObject({ status: 404, contentLanguage: 'en' });
    expect(answer.html).toContain('Off course</h1>');
  });

  it('is answered with a built-in error page where there is none at all', async () => {
    const answer = await askPage('nl-nl/nergens', {});
    expect(answer).toMatchObject({ status: 404, contentLanguage: 'nl-NL' });
    expect(answer.html).toContain('Hier waait u verkeerd</h1>');
  });

  it('is in the default locale where the prefix is no locale of the site', async () => {
    expect(await askPage('fy-nl/nergens', {})).toMatchObject({ status: 404, contentLanguage: 'en' });
  });

  it('is also what the error page itself answers', async () => {
    expect(await askPage('nl-nl/404', { 'nl-nl/404': dutch })).toMatchObject({ status: 404 });
  });

  it('is kept from search engines and has no address of its own', async () => {
    const { html } = await askPage('nl-nl/nergens', { 'nl-nl/404': dutch });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('og:url');
  });
});

describe('a failing server', () => {
  it('is not turned into a page', async () => {
    const execute: Execute = () => Promise.reject(new Error('database is away'));
    await expect(renderSite({ slug: '', execute, ...siteParts })).rejects.toThrow('database is away');
  });
});
