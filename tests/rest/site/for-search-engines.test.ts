import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage, createPublishedPage, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { addLocales, changeSettings } from './site-fixtures.ts';

const publicUrl = 'https://kerk.example';

let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer({ publicUrl });
  // Its session cookie is for https only, which this client sends nevertheless.
  staff = await server.signIn();
  await addLocales(staff, 'nl-nl');
});
afterAll(() => server.stop());

const get = async (path: string, node = server) => {
  const response = await node.visitor().fetch(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** What a visitor can observe of a missing address. */
const getMissing = async (path: string, node = server) => {
  const { status, headers, text } = await get(path, node);
  const output = Object.fromEntries([...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'));
  return { status, type: headers.get('content-type'), output, text };
};

const locations = (text: string): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);

describe('the sitemap', () => {
  it('lists every published page by its public address, with its translations, by locale', async () => {
    const { pageID } = await createPublishedPage(staff, { title: 'About us', slug: 'about-us' });
    const translation = { pageID, newLocale: 'nl-nl', title: 'Over ons', slug: 'café-über-ons' };
    const { body } = await staff.post<NewPage>('/page/create-translation', translation);
    await staff.post(`/page/${body.pageID}/publish`);
    await createPublishedPage(staff, { title: 'Alone', slug: 'alone' });
    await createPublishedPage(staff, { title: 'Not found', slug: '404', type: '404' });
    await createPage(staff, { title: 'Concept', slug: 'a-concept' });

    const { status, headers, text } = await get('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('etag')).toBeTruthy();
    const dutch = `${publicUrl}/nl-nl/caf%C3%A9-%C3%BCber-ons`;
    expect(locations(text)).toEqual([`${publicUrl}/about-us`, `${publicUrl}/alone`, dutch]);
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(3);
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}/about-us"/>`,
      `<xhtml:link rel="alternate" hreflang="nl-NL" href="${dutch}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}/about-us"/>`,
    ].join('');
    expect(text.split(links)).toHaveLength(3);
    await staff.post(`/page/${body.pageID}/unpublish`);
    const later = await get('/sitemap.xml');
    expect(locations(later.text)).toEqual([`${publicUrl}/about-us`, `${publicUrl}/alone`]);
    expect(later.text).not.toContain('xhtml:link');
  });

  it('becomes an index of files, one locale in each, if one file would be too large', async () => {
    const small = await startTestServer({ sharedWith: server, publicUrl, sitemapFile: 2 });
    try {
      const pages = ['first', 'second', 'third'].map((slug) => createPublishedPage(staff, { title: slug, slug }));
      await Promise.all(pages);
      await createPublishedPage(staff, { title: 'Eerste', slug: 'eerste', locale: 'nl-nl' });
      await expect.poll(async () => (await get('/sitemap.xml', small)).text).toContain('sitemap-nl-nl-1.xml');
      const files = locations((await get('/sitemap.xml', small)).text);
      expect(files).toEqual(
        [1, 2, 3].map((number) => `${publicUrl}/sitemap-en-${number}.xml`).concat(`${publicUrl}/sitemap-nl-nl-1.xml`),
      );
      const found: string[] = [];
      for (const file of files) {
        const inFile = locations((await get(new URL(file).pathname, small)).text);
        expect(inFile.length).toBeLessThanOrEqual(2);
        found.push(...inFile);
      }
      expect(found.toSorted()).toEqual(
        ['/about-us', '/alone', '/first', '/nl-nl/eerste', '/second', '/third'].map((path) => `${publicUrl}${path}`),
      );
      const missing = await getMissing('/_/never-was', small);
      expect(missing).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
      for (const path of ['/sitemap-en-4.xml', '/sitemap-en-0.xml', '/sitemap-xx-xx-1.xml', '/sitemap-en-1e9.xml'])
        expect({ path, ...(await getMissing(path, small)) }).toEqual({ path, ...missing });
    } finally {
      await small.stop();
    }
  });
});

describe('files for browsers and search engines', () => {
  it('include a robots.txt with the sitemap and the excluded paths', async () => {
    const { headers, text } = await get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }));
    // RFC 9309: the longest rule that the path begins with wins; '$' marks the path's end.
    const isAllowed = (path: string) => {
      const fits = ({ rule }: { rule: string }) =>
        rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);
      const [longest] = rules.filter(fits).toSorted((one, other) => other.rule.length - one.rule.length);
      return longest?.kind !== 'Disallow';
    };
    const shown = ['/', '/nl-nl', '/cmsadministration', '/graphql-explained', '/_/assets/site.css', '/_/search?q=a'];
    const image = '/api/ximblox/medialib/get-page-file/1/seo_image/a/b.jpg';
    expect([...shown, image].filter((path) => !isAllowed(path))).toEqual([]);
    const stored = ['/cmsadmin', '/cmsadmin/login', '/graphql', '/graphql?query={a}', '/api/ximblox/settings/get'];
    expect([...stored, '/_/preview/token'].filter(isAllowed)).toEqual([]);
  });

  it('include a manifest in each language with the name of the site, linked from its pages', async () => {
    await changeSettings(staff, { siteName: 'Dorpskerk' });
    const { headers, text } = await get('/_/nl-nl.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    const manifest = JSON.parse(text) as { icons: { sizes: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ name: 'Dorpskerk', lang: 'nl-NL', start_url: '/nl-nl', scope: '/' });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'].join(' '))).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    const missing = await getMissing('/_/never-was');
    for (const path of ['/_/xx-xx.webmanifest', '/_/de.webmanifest', '/_/assets/never-was.js', '/sitemap-en-7.xml'])
      expect({ path, ...(await getMissing(path)) }).toEqual({ path, ...missing });
    const page = await get('/alone');
    expect(page.text).toMatch(/<link rel="manifest" href="\/_\/en\.webmanifest"/);
    expect(page.text).toMatch(/<link rel="apple-touch-icon"/);
    expect((await get('/favicon.ico')).status).toBe(302);
  });

  it('use one address for each page: the public one, over https', async () => {
    const { headers, text } = await get('/alone');
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}/alone"/>`);
    for (const path of ['/_/search', '/_/privacy']) {
      const { text: html } = await get(`${path}?locale=nl-nl&from=elsewhere`);
      expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}?locale=nl-nl"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${publicUrl}${path}"/>`);
    }
    expect((await get('/_/search?q=church')).text).not.toContain('rel="alternate"');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*object-src 'none'; base-uri 'none'/);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self';.*frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('an address that cannot be decoded', () => {
  it('is treated like a missing page, in the language of its prefix', async () => {
    await createPublishedPage(staff, { title: 'Niet gevonden', slug: '404', type: '404', locale: 'nl-nl' });
    for (const [never, paths] of [
      [
        '/never-was',
        ['/%ff', '/%', '/about/%C3%28?x=%ff', '/_/%ff', '/cmsadmin/%ff', '/%00', `/${'long'.repeat(600)}`],
      ],
      ['/nl-nl/nergens', ['/nl-nl/%ff', '/NL-nl/%E9', '/nl-nl/a%2Fb']],
    ] as const) {
      const missing = await getMissing(never);
      expect(missing).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
      for (const path of paths) expect({ path, ...(await getMissing(path)) }).toEqual({ path, ...missing });
    }
    expect((await get('/nl-nl/%ff')).text).toContain('Niet gevonden</h1>');
  });
});
