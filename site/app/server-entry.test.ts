import { describe, expect, it } from 'vitest';
import {
  requestPage,
  makePublishedBlock,
  makePublishedPage,
  renderPage,
  servePages,
  siteParts,
} from '../../tests/support/site-pages.ts';
import { type Execute, renderSite } from './server-entry.tsx';

describe('the document', () => {
  it('is in the language of the page, like the interface', async () => {
    const response = await requestPage('nl-nl/over-ons', { 'nl-nl/over-ons': makePublishedPage() });
    expect(response.contentLanguage).toBe('nl-NL');
    expect(response.html).toMatch(/^<!doctype html><html lang="nl-NL">/);
    expect(response.html).toContain('Naar de inhoud');
  });

  it('links its style sheets and its script', async () => {
    const html = await renderPage(makePublishedPage());
    expect(html).toContain('<link rel="stylesheet" href="/_/assets/site.css"/>');
    expect(html).toContain('<script type="module" src="/_/assets/site.js"></script>');
  });

  it('contains no inline script, no inline style and no event handler', async () => {
    const blocks = [makePublishedBlock('quote', { text: 'Woorden' }), makePublishedBlock('heading', { text: 'Kop' })];
    for (const type of ['default', 'home', '404', 'blank']) {
      const html = await renderPage(makePublishedPage({ type }, { blocks }));
      expect(html.match(/<script(?! type="module" src=| type="application\/json" id="site-state">)/g)).toBeNull();
      expect(html.match(/<style|\sstyle=|\son\w+=/g)).toBeNull();
    }
  });

  it('is the same, byte for byte, on every request', async () => {
    expect(await renderPage(makePublishedPage({ type: 'home' }))).toBe(
      await renderPage(makePublishedPage({ type: 'home' })),
    );
  });

  it('begins with a skip link to the content', async () => {
    const html = await renderPage(makePublishedPage());
    expect(html).toMatch(/<body><div id="site"><a [^>]*href="#content">/);
    expect(html).toContain('<main id="content"');
  });

  it('has exactly one main heading', async () => {
    for (const type of ['default', 'home', '404', 'blank']) {
      expect((await renderPage(makePublishedPage({ type }))).match(/<h1/g)).toHaveLength(1);
    }
  });
});

describe('an address', () => {
  it.each(['', '/'])('that is the root, given as %j, is looked up as /', async (slug) => {
    const { execute, requestedSlugs } = servePages({ '/': makePublishedPage({ slug: '/', path: '/', locale: 'en' }) });
    const response = await renderSite({ slug, execute, ...siteParts });
    expect(response).toMatchObject({ status: 200 });
    expect(requestedSlugs).toEqual(['/']);
  });

  it('needs one query', async () => {
    const { execute, requestedSlugs } = servePages({ 'nl-nl/over-ons': makePublishedPage() });
    await renderSite({ slug: 'nl-nl/over-ons', execute, ...siteParts });
    expect(requestedSlugs).toEqual(['nl-nl/over-ons']);
  });

  it('that is an old one redirects to the current one', async () => {
    const { execute } = servePages({ 'nl-nl/wie-wij-zijn': makePublishedPage() });
    const response = await renderSite({ slug: 'nl-nl/wie-wij-zijn', execute, ...siteParts });
    expect(response).toEqual({ redirectTo: '/nl-nl/over-ons' });
  });

  it('that is an old one redirects to an encoded address', async () => {
    const { execute } = servePages({ oud: makePublishedPage({ path: '/über', locale: 'en' }) });
    const response = await renderSite({ slug: 'oud', execute, ...siteParts });
    expect(response).toEqual({ redirectTo: '/%C3%BCber' });
  });
});

describe('a missing page', () => {
  const dutch = makePublishedPage({ slug: '404', path: '/nl-nl/404', type: '404' }, { title: 'Hier waait u verkeerd' });
  const english = makePublishedPage({ slug: '404', path: '/404', type: '404', locale: 'en' }, { title: 'Off course' });

  it("returns 404 and the locale's own error page", async () => {
    const response = await requestPage('nl-nl/nergens', { 'nl-nl/404': dutch, '404': english });
    expect(response).toMatchObject({ status: 404, contentLanguage: 'nl-NL' });
    expect(response.html).toContain('Hier waait u verkeerd</h1>');
    expect(response.html).toContain('href="/nl-nl"');
  });

  it("returns the default locale's error page if the locale has none", async () => {
    const response = await requestPage('nl-nl/nergens', { '404': english });
    expect(response).toMatchObject({ status: 404, contentLanguage: 'en' });
    expect(response.html).toContain('Off course</h1>');
  });

  it('returns a built-in error page if there is none at all', async () => {
    const response = await requestPage('nl-nl/nergens', {});
    expect(response).toMatchObject({ status: 404, contentLanguage: 'nl-NL' });
    expect(response.html).toContain('Hier waait u verkeerd</h1>');
  });

  it('uses the default locale if the prefix is not a locale of the site', async () => {
    expect(await requestPage('fy-nl/nergens', {})).toMatchObject({ status: 404, contentLanguage: 'en' });
  });

  it('is also what the error page itself returns', async () => {
    expect(await requestPage('nl-nl/404', { 'nl-nl/404': dutch })).toMatchObject({ status: 404 });
  });

  it('is excluded from search engines and has no canonical address', async () => {
    const { html } = await requestPage('nl-nl/nergens', { 'nl-nl/404': dutch });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('og:url');
  });
});

describe('a failing server', () => {
  it('is not rendered as a page', async () => {
    const execute: Execute = () => Promise.reject(new Error('database is away'));
    await expect(renderSite({ slug: '', execute, ...siteParts })).rejects.toThrow('database is away');
  });
});
