import { describe, expect, it, vi } from 'vitest';
import {
  requestPage,
  makePublishedBlock,
  makePublishedPage,
  renderPage,
  sampleViewImage,
} from '../../../tests/support/site-pages.ts';

describe('a page type', () => {
  it('supplies header and footer', async () => {
    const html = await renderPage(makePublishedPage({ type: 'default' }));
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).toContain('href="tel:0880000000"');
  });

  it('without header and footer shows none', async () => {
    const html = await renderPage(
      makePublishedPage({ type: 'blank' }, { blocks: [makePublishedBlock('heading', { text: 'Kop' })] }),
    );
    expect(html).not.toContain('<header');
    expect(html).not.toContain('<footer');
    expect(html).toContain('>Kop</h2>');
  });

  it('that is unknown is rendered as the default one', async () => {
    expect(await renderPage(makePublishedPage({ type: 'landing' }))).toContain('<header');
  });

  it('home shows title, intro, start button, explanation and footer text', async () => {
    const props = {
      intro: 'Een kwartier.',
      startLabel: 'Start de check',
      startLink: { kind: 'internal', value: 'nl-nl/over-de-check', pageID: 3 },
      firstFact: '21 vragen',
      explanation: '<p>Zo werkt het.</p>',
      footerText: '<p>Anoniem.</p>',
    };
    const pageType = { props, images: [], files: [] };
    const html = await renderPage(makePublishedPage({ type: 'home' }, { title: 'Hoe veilig is uw kerk?', pageType }));
    expect(html).toContain('Hoe veilig is uw kerk?</h1>');
    expect(html).toContain('Een kwartier.');
    expect(html).toMatch(/<a [^>]*href="\/nl-nl\/over-de-check">Start de check</);
    expect(html).toContain('21 vragen');
    expect(html).toContain('<p>Zo werkt het.</p>');
    expect(html).toContain('<p>Anoniem.</p>');
  });

  it('home with nothing filled in shows only its title', async () => {
    const html = await renderPage(makePublishedPage({ type: 'home' }));
    expect(html).toContain('Over ons</h1>');
    expect(html).not.toContain('<h2 class="home');
  });
});

describe('the menus', () => {
  const entry = (label: string, href: string | null, kind: 'INTERNAL' | 'EXTERNAL' = 'INTERNAL') => ({
    key: label,
    label,
    href,
    kind,
    children: [],
  });

  it('are in the header and the footer, and mark the current page', async () => {
    const headerMenu = { items: [entry('Over ons', '/nl-nl/over-ons'), entry('Contact', '/nl-nl/contact')] };
    const footerMenu = {
      items: [{ ...entry('Meer', null), children: [entry('Elders', 'https://example.org/', 'EXTERNAL')] }],
    };
    const html = await renderPage(makePublishedPage({ headerMenu, footerMenu }));
    expect(html).toMatch(/<a [^>]*href="\/nl-nl\/over-ons" aria-current="page">Over ons<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/nl-nl\/contact">Contact<\/a>/);
    expect(html).toMatch(/<a [^>]*href="https:\/\/example.org\/" rel="external noopener">Elders<\/a>/);
    expect(html).not.toContain('>Meer<');
  });

  it('contain entries below others, behind the label of their parent', async () => {
    const headerMenu = {
      items: [{ ...entry('Onderwerpen', '/nl-nl/onderwerpen'), children: [entry('Storm', '/nl-nl/storm')] }],
    };
    const html = await renderPage(makePublishedPage({ headerMenu }));
    expect(html).toMatch(/<summary[^>]*>Onderwerpen<\/summary>.*href="\/nl-nl\/onderwerpen".*href="\/nl-nl\/storm"/s);
  });

  it('are left out if there are none', async () => {
    expect(await renderPage(makePublishedPage())).not.toContain('<nav');
  });
});

describe('the language menu', () => {
  const siblings = [
    { locale: 'en', path: '/about' },
    { locale: 'nl-nl', path: '/nl-nl/over-ons' },
  ];

  it('links to the published translations, each named in its own language', async () => {
    const html = await renderPage(makePublishedPage({ siblings }));
    expect(html).toMatch(/<a [^>]*href="\/about" lang="en" hrefLang="en">English<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/nl-nl\/over-ons"[^>]* aria-current="page">Nederlands<\/a>/);
  });

  it('is left out if there is only one language', async () => {
    expect(await renderPage(makePublishedPage({ siblings: siblings.slice(1) }))).not.toContain('<details');
  });
});

describe('the cookie bar', () => {
  it('offers to decline and to accept equally, and is hidden until the script shows it', async () => {
    const html = await renderPage(makePublishedPage());
    const buttons = [...html.matchAll(/<button type="button" class="([^"]*)" data-cookie-choice="(\w+)">/g)];
    expect(buttons.map(([, , choice]) => choice)).toEqual(['declined', 'accepted']);
    expect(buttons[0]?.[1]).toBe(buttons[1]?.[1]);
    expect(html).toMatch(/<section [^>]*data-cookie-bar="true" hidden=""/);
  });
});

describe('the blocks of a page', () => {
  it('are in stored order', async () => {
    const blocks = [
      makePublishedBlock('quote', { text: 'Eerst' }),
      makePublishedBlock('heading', { text: 'Dan' }),
      makePublishedBlock('rich-text', { html: '<p>Ten slotte</p>' }),
    ];
    expect(await renderPage(makePublishedPage({}, { blocks }))).toMatch(/Eerst.*Dan.*Ten slotte/s);
  });

  it('are skipped with a warning if the type is not in the block map; the rest is shown', async () => {
    const warn = vi.fn<(message: string) => void>();
    const blocks = [makePublishedBlock('carousel', {}), makePublishedBlock('heading', { text: 'De rest' })];
    const { html } = await requestPage('nl-nl/over-ons', { 'nl-nl/over-ons': makePublishedPage({}, { blocks }) }, warn);
    expect(warn.mock.calls).toEqual([['Block type with id carousel was not found in the block map.']]);
    expect(html).toContain('De rest');
  });

  it('survive props that are not an object', async () => {
    const blocks = [
      makePublishedBlock('heading', null),
      makePublishedBlock('quote', 'x'),
      makePublishedBlock('rich-text', []),
    ];
    expect(await renderPage(makePublishedPage({}, { blocks }))).toContain('<main');
  });

  it("show their images from the server's address", async () => {
    const images = [{ name: 'image', items: [sampleViewImage] }];
    const html = await renderPage(
      makePublishedPage({}, { blocks: [makePublishedBlock('image', { caption: 'Gevel' }, { images })] }),
    );
    expect(html).toContain(`src="${sampleViewImage.url}?w=1280&amp;format=jpeg"`);
    expect(html).toContain('alt="De gevel"');
  });
});

describe('hostile text', () => {
  const hostile = '"><script>alert(1)</script>';

  it('is escaped in every field of an editor', async () => {
    const texts = { title: hostile, seoTitle: hostile, seoDescription: hostile, seoKeywords: [hostile] };
    const fields = { intro: hostile, startLabel: hostile, firstFact: hostile, footerTitle: hostile };
    const startLink = { kind: 'external', value: 'javascript:alert(1)' };
    const html = await renderPage(
      makePublishedPage(
        { type: 'home' },
        {
          ...texts,
          seoImage: { ...sampleViewImage, altText: hostile },
          blocks: [makePublishedBlock('heading', { text: hostile }, { anchorPoint: hostile })],
          pageType: { props: { ...fields, startLink, explanation: hostile }, images: [], files: [] },
        },
      ),
    );
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('&lt;script&gt;');
  });
});
