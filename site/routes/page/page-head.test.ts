import { describe, expect, it } from 'vitest';
import { makePage, renderPage, sampleImage } from '../../../tests/support/site-pages.ts';

describe('the title of a page', () => {
  it("is 'seoTitle | site name'", async () => {
    const html = await renderPage(makePage({}, { seoTitle: 'Wie wij zijn' }));
    expect(html).toContain('<title>Wie wij zijn | Risicocheck voor kerken</title>');
  });

  it.each(['', '   '])('has the page title in place of the seoTitle %j', async (seoTitle) => {
    const html = await renderPage(makePage({}, { seoTitle }));
    expect(html).toContain('<title>Over ons | Risicocheck voor kerken</title>');
  });

  it('ends with the name that the site has in the language of the page', async () => {
    const html = await renderPage(makePage({ locale: 'de-de', path: '/de-de/ueber-uns' }));
    expect(html).toContain('<title>Over ons | Risikocheck für Kirchen</title>');
    expect(html).toContain('<meta property="og:site_name" content="Risikocheck für Kirchen"/>');
  });

  it('has no soft hyphens, which are for the page alone', async () => {
    const html = await renderPage(makePage({}, { title: 'Kerk\u00ADrentmeesters' }));
    expect(html).toContain('<title>Kerkrentmeesters | ');
    expect(html).toContain('Kerk\u00ADrentmeesters</h1>');
  });
});

describe('the head of a page', () => {
  it('tells description and keywords', async () => {
    const html = await renderPage(makePage({}, { seoDescription: 'Over de kerk.', seoKeywords: ['kerk', 'dak'] }));
    expect(html).toContain('<meta name="description" content="Over de kerk."/>');
    expect(html).toContain('<meta name="keywords" content="kerk, dak"/>');
  });

  it('leaves out what is not filled in', async () => {
    const html = await renderPage(makePage());
    expect(html).not.toContain('name="description"');
    expect(html).not.toContain('name="keywords"');
    expect(html).not.toContain('og:image');
  });

  it('tells social networks title, description, address and picture', async () => {
    const html = await renderPage(
      makePage({}, { seoTitle: 'Wie wij zijn', seoDescription: 'Over de kerk.', seoImage: sampleImage }),
    );
    const picture = `https://kerk.example${sampleImage.url}?ratio=1.91:1&amp;format=jpeg`;
    expect(html).toContain('<meta property="og:title" content="Wie wij zijn"/>');
    expect(html).toContain('<meta property="og:description" content="Over de kerk."/>');
    expect(html).toContain('<meta property="og:url" content="https://kerk.example/nl-nl/over-ons"/>');
    expect(html).toContain('<meta property="og:site_name" content="Risicocheck voor kerken"/>');
    expect(html).toContain('<meta property="og:locale" content="nl_NL"/>');
    expect(html).toContain(`<meta property="og:image" content="${picture}"/>`);
    expect(html).toContain('<meta property="og:image:type" content="image/jpeg"/>');
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="629"/>');
    expect(html).toContain('<meta property="og:image:alt" content="De gevel"/>');
    expect(html).toContain('<meta name="twitter:image:alt" content="De gevel"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).toContain(`<meta name="twitter:image" content="${picture}"/>`);
  });

  it('names its languages with a country, as social networks want it', async () => {
    const siblings = [
      { locale: 'en', path: '/about' },
      { locale: 'fr-fr', path: '/fr-fr/a-propos' },
    ];
    const html = await renderPage(makePage({ locale: 'en', path: '/about', siblings }));
    expect(html).toContain('<meta property="og:locale" content="en_US"/>');
    expect(html).toContain('<meta property="og:locale:alternate" content="fr_FR"/>');
  });

  it('has the canonical address', async () => {
    expect(await renderPage(makePage())).toContain(
      '<link rel="canonical" href="https://kerk.example/nl-nl/over-ons"/>',
    );
  });

  it('has the published translations, the default one for everybody else', async () => {
    const siblings = [
      { locale: 'en', path: '/about' },
      { locale: 'nl-nl', path: '/nl-nl/over-ons' },
    ];
    const html = await renderPage(makePage({ siblings }));
    expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://kerk.example/about"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="nl-NL" href="https://kerk.example/nl-nl/over-ons"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://kerk.example/about"/>');
  });

  it('has no translations where the page stands alone', async () => {
    const html = await renderPage(makePage({ siblings: [{ locale: 'nl-nl', path: '/nl-nl/over-ons' }] }));
    expect(html).not.toContain('alternate');
  });
});
