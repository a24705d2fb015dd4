import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("a site that cannot read its database says so in the visitor's language, with a self-contained document", async () => {
  await query(server.orm.em.fork(), sql`alter table setting rename to gone`);
  for (const [path, language, words, accepted] of [
    ['/nl-nl/over-ons', 'nl-NL', 'Probeer het opnieuw'],
    ['/_/search?q=x&locale=de-de', 'de-DE', 'Noch einmal versuchen'],
    ['/', 'en', 'Try again'],
    ['/about', 'de', 'Noch einmal versuchen', 'de,en;q=0.8'],
    ['/sitemap.xml', 'en', 'Try again'],
    ['/sitemap-nl-nl-1.xml', 'en', 'Try again'],
    ['/_/nl-nl.webmanifest', 'fr-FR', 'Réessayer', 'fr-fr;q=0.9, en'],
    ['/_/search', 'en', 'Try again', '*'],
  ]) {
    const headers = new Headers(accepted === undefined ? {} : { 'accept-language': accepted });
    const response = await server.visitor().fetch(path ?? '', { headers });
    const html = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(words);
    expect(html).not.toMatch(/<script|<link|<img|url\(|src=/);
    expect(html).not.toMatch(/sql|postgres|pool|driver|\.ts/i);
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  }
});
