import { describe, expect, it } from 'vitest';
import { makePublishedPage, renderPage, sampleViewImage } from '../../../tests/support/site-pages.ts';

describe('the title of a page', () => {
  it("is 'seoTitle | site name'", async () => {
    const html = await renderPage(makePublishedPage({}, { seoTitle: 'Wie wij zijn' }));
    expect(html).toContain('<title>Wie wij zijn | Risicocheck voor kerken</title>');
  });

  it.each(['', '   '])('has the page title instead of the seoTitle %j', async (seoTitle) => {
    const html = await renderPage(makePublishedPage({}, { seoTitle }));
    expect(html).toContain('<title>Over ons | Risicocheck voor kerken</title>');
  });

  it('ends with the name of the site in the language of the page', async () => {
    const html = await renderPage(makePublishedPage({ locale: 'de-de', path: '/de-de/ueber-uns' }));
    expect(html).toContain('<title>Over ons | Risikocheck für Kirchen</title>');
    expect(html).toContain('<meta property="og:site_name" content="Risikocheck für Kirchen"/>');
  });

  it('has no soft hyphens, which are only for the page itself', async () => {
    const html = await renderPage(makePublishedPage({}, { title: 'Kerk\u00ADrentmeesters' }));
    expect(html).toContain('<title>Kerkrentmeesters | ');
    expect(html).toContain('Kerk\u00ADrentmeesters</h1>');
  });
});

describe('the head of a page', () => {
  it('contains description and keywords', async () => {
    const html = await renderPage(
      makePublishedPage({}, { seoDescription: 'Over de kerk.', seoKeywords: ['kerk', 'dak'] }),
    );
    expect(html).toContain('<meta name="description" content="Over de kerk."/>');
    expect(html).toContain('<meta name="keywords" content="kerk, dak"/>');
  });

  it('leaves out empty values', async () => {
    const html = await renderPage(makePublishedPage());
    expect(html).not.toContain('name="description"');
    expect(html).not.toContain('name="keywords"');
    expect(html).not.toContain('og:image');
  });

  it('gives social networks title, description, address and image', async () => {
    const html = await renderPage(
      makePublishedPage({}, { seoTitle: 'Wie wij zijn', seoDescription: 'Over de kerk.', seoImage: sampleViewImage }),
    );
    const image = `https://kerk.example${sampleViewImage.url}?ratio=1.91:1&amp;format=jpeg`;
    expect(html).toContain('<meta property="og:title" content="Wie wij zijn"/>');
    expect(html).toContain('<meta property="og:description" content="Over de kerk."/>');
    expect(html).toContain('<meta property="og:url" content="https://kerk.example/nl-nl/over-ons"/>');
    expect(html).toContain('<meta property="og:site_name" content="Risicocheck voor kerken"/>');
    expect(html).toContain('<meta property="og:locale" content="nl_NL"/>');
    expect(html).toContain(`<meta property="og:image" content="${image}"/>`);
    expect(html).toContain('<meta property="og:image:type" content="image/jpeg"/>');
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="629"/>');
    expect(html).toContain('<meta property="og:image:alt" content="De gevel"/>');
    expect(html).toContain('<meta name="twitter:image:alt" content="De gevel"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).toContain(`<meta name="twitter:image" content="${image}"/>`);
  });

  it('names its languages with a country, as social networks require', async () => {
    const siblings = [
      { locale: 'en', path: '/about' },
      { locale: 'fr-fr', path: '/fr-fr/a-propos' },
    ];
    const html = await renderPage(makePublishedPage({ locale: 'en', path: '/about', siblings }));
    expect(html).toContain('<meta property="og:locale" content="en_US"/>');
    expect(html).toContain('<meta property="og:locale:alternate" content="fr_FR"/>');
  });

  it('has the canonical address', async () => {
    expect(await renderPage(makePublishedPage())).toContain(
      '<link rel="canonical" href="https://kerk.example/nl-nl/over-ons"/>',
    );
  });

  it('has the published translations, with the default one as x-default', async () => {
    const siblings = [
      { locale: 'en', path: '/about' },
      { locale: 'nl-nl', path: '/nl-nl/over-ons' },
    ];
    const html = await renderPage(makePublishedPage({ siblings }));
    expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://kerk.example/about"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="nl-NL" href="https://kerk.example/nl-nl/over-ons"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://kerk.example/about"/>');
  });

  it('has no translations if there are none', async () => {
    const html = await renderPage(makePublishedPage({ siblings: [{ locale: 'nl-nl', path: '/nl-nl/over-ons' }] }));
    expect(html).not.toContain('alternate');
  });
});
