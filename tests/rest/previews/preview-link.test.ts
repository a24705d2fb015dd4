import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { auditActions } from '../../support/audit-actions.ts';
import { restBlock, createPage, failure, type NewPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { signInAs } from '../../support/users.ts';
import { addFile, jpegWithLocation } from '../../support/media-files.ts';
import { createPageWith, publish, imageOf } from '../../support/image-pages.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  await query(
    server.orm.em.fork(),
    sql`insert into setting (key, value) values ('availableLocales', '["en", "de-de"]')`,
  );
});
beforeEach(() => {
  visitor = server.visitor();
});
afterAll(() => server.stop());

type Listed = { id: number; pageVersionID: number; createdBy: number; createdAt: string; expiresAt: string };

const day = 24 * 60 * 60 * 1000;

async function share(client: TestClient, pageVersionID: number, days = 7): Promise<string> {
  const { status, body, text } = await client.post<{ url: string }>(`/page/version/${pageVersionID}/share-preview`, {
    days,
  });
  if (status !== 200) throw new Error(text);
  return new URL(body.url).pathname;
}

const tokenOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const listOf = async (pageID: number): Promise<Listed[]> =>
  (await staff.get<Listed[]>(`/page/${pageID}/previews`)).body;

const store = (pageVersionID: number, fields: Record<string, unknown>) =>
  staff.post<{ pageVersionID: number }>(`/page/version/${pageVersionID}/store`, {
    title: 'A page',
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    blocks: [],
    ...fields,
  });

async function createDraft(title: string): Promise<NewPage> {
  return createPage(staff, { title, content: [restBlock('heading', { text: `Words of ${title}`, level: '2' })] });
}

describe('a visitor with the link', () => {
  it('sees the version under a banner, and what they see is neither cached nor indexed', async () => {
    const { pageVersionID } = await createDraft('The shared draft');
    const response = await visitor.fetch(await share(staff, pageVersionID));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Words of The shared draft');
    expect(html).toContain('data-preview-banner');
    expect(html).toContain('This is a draft.');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('sees what was stored last, until the version is frozen', async () => {
    const { pageID, pageVersionID } = await createDraft('First words');
    const path = await share(staff, pageVersionID);
    await store(pageVersionID, { title: 'Second words' });
    expect(await (await visitor.fetch(path)).text()).toContain('Second words');
    await staff.post(`/page/${pageID}/request-publication`, {});
    const { body } = await store(pageVersionID, { title: 'Third words' });
    expect(body.pageVersionID).not.toBe(pageVersionID);
    const html = await (await visitor.fetch(path)).text();
    expect(html).toContain('Second words');
    expect(html).not.toContain('Third words');
  });

  it('sees a note if the version is already published', async () => {
    const { pageID, pageVersionID } = await createDraft('Seen by all');
    const path = await share(staff, pageVersionID);
    await publish(staff, pageID);
    const html = await (await visitor.fetch(path)).text();
    expect(html).toContain('This version is published.');
    expect(html).not.toContain('This is a draft.');
  });

  it('sees in the language of the browser that a link no longer works', async () => {
    const response = await visitor.fetch('/_/preview/nothing', { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Dieser Vorschau-Link funktioniert nicht mehr');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the files of a preview', () => {
  const image = async (color: string) => imageOf(await addFile(staff, await jpegWithLocation(1, { color })));

  it('are served with the token, uncached, in every size', async () => {
    const { pageVersionID, url } = await createPageWith(staff, await image('#112233'));
    const path = await share(staff, pageVersionID);
    const html = await (await visitor.fetch(path)).text();
    const address = `${url}?preview=${tokenOf(path)}`;
    expect(html).toContain(address);
    const responses = await Promise.all(
      [address, `${address}&format=webp`, `${address}&w=320&format=avif`].map((one) => visitor.fetch(one)),
    );
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-type')).toMatch(/^image\//);
    }
    expect((await visitor.fetch(url)).status).toBe(404);
  });

  it('are those of its version only: no other page, no other version, not even for staff', async () => {
    const first = await createPageWith(staff, await image('#445566'));
    const other = await createPageWith(staff, await image('#778899'));
    const seen = await createPageWith(staff, await image('#99aabb'));
    await publish(staff, seen.pageID);
    await staff.post(`/page/${first.pageID}/request-publication`, {});
    const newer = await store(first.pageVersionID, {
      blocks: [{ ...restBlock('image', {}, 'b1'), __images: { image: [await image('#abcdef')] } }],
    });
    const { pageVersion } = newer.body as unknown as {
      pageVersion: { blocks: { __images: Record<string, { url: string }[]> }[] };
    };
    const newUrl = pageVersion.blocks[0]?.__images.image?.[0]?.url ?? '';
    const token = tokenOf(await share(staff, first.pageVersionID));
    const statusOf = async (client: TestClient, url: string) => (await client.fetch(`${url}?preview=${token}`)).status;
    expect(await statusOf(visitor, first.url)).toBe(200);
    for (const url of [other.url, newUrl, seen.url]) {
      expect(await statusOf(visitor, url)).toBe(404);
      expect(await statusOf(staff, url)).toBe(404);
    }
  });

  it('refuse an invalid token', async () => {
    const { url } = await createPageWith(staff, await image('#fedcba'));
    expect((await visitor.fetch(`${url}?preview=`)).status).toBe(404);
    expect((await visitor.fetch(`${url}?preview=a&preview=b`)).status).toBe(400);
    expect((await visitor.fetch(`${url}?preview=${'a'.repeat(300)}`)).status).toBe(400);
  });
});

describe('a preview link', () => {
  it('makes nothing else of the page accessible', async () => {
    const { pageID, pageVersionID } = await createPage(staff, { title: 'Still hidden', slug: 'still-hidden' });
    const path = await share(staff, pageVersionID);
    const token = tokenOf(path);
    for (const address of [`/still-hidden?preview=${token}`, '/still-hidden', `/_/preview/${token}/still-hidden`]) {
      expect((await visitor.fetch(address)).status).toBe(404);
    }
    expect((await visitor.post('/page/get-by-slug', { slug: 'still-hidden', preview: token })).status).toBe(404);
    for (const address of [`/page/${pageID}`, `/page/version/fetch/${pageVersionID}`, `/page/${pageID}/previews`]) {
      expect((await visitor.get(`${address}?preview=${token}`)).status).toBe(401);
    }
    const { body } = await visitor.post<{ total: number }>('/page/get-pages', { type: 'default', locale: 'en' });
    expect(JSON.stringify(body)).not.toContain('still-hidden');
  });

  it('is stored as a hash, listed without its address, and audited', async () => {
    const { pageID, pageVersionID } = await createDraft('Noted');
    const token = tokenOf(await share(staff, pageVersionID, 30));
    expect(token).toMatch(/^[\w-]{43}$/);
    const [listed] = await listOf(pageID);
    expect(listed?.pageVersionID).toBe(pageVersionID);
    expect(listed?.createdBy).toBeGreaterThan(0);
    const life = Date.parse(listed?.expiresAt ?? '') - Date.parse(listed?.createdAt ?? '');
    expect(Math.abs(life - 30 * day)).toBeLessThan(60_000);
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await query(
      server.orm.em.fork(),
      sql<{ hash: Buffer }>`select token_hash as hash from preview_link where version_id = ${pageVersionID}`,
    );
    expect(rows.map(({ hash }) => hash.toString('hex'))).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(await auditActions(server, 'page', pageID)).toContain('page.preview-shared');
  });

  it.each([0, 91, 1.5, '7', null])('cannot be valid for %j days', async (days) => {
    const { pageID, pageVersionID } = await createDraft('Too long');
    const { status, body } = await staff.post(`/page/version/${pageVersionID}/share-preview`, { days });
    expect([status, body]).toMatchObject([400, failure('V_12', 'preview.days')]);
    expect(await listOf(pageID)).toEqual([]);
  });

  it('is invalid once it has expired', async () => {
    const { url, pageID, pageVersionID } = await createPageWith(
      staff,
      imageOf(await addFile(staff, await jpegWithLocation(1, { color: '#010203' }))),
    );
    const path = await share(staff, pageVersionID);
    const em = server.orm.em.fork();
    await query(em, sql`update preview_link set expires_at = now() where version_id = ${pageVersionID}`);
    expect((await visitor.fetch(path)).status).toBe(404);
    expect((await visitor.fetch(`${url}?preview=${tokenOf(path)}`)).status).toBe(404);
    expect(await listOf(pageID)).toEqual([]);
  });

  it('is invalid as soon as it is withdrawn, while another stays valid', async () => {
    const { pageID, pageVersionID } = await createDraft('Taken back');
    const [first, second] = [await share(staff, pageVersionID), await share(staff, pageVersionID)];
    const [, older] = await listOf(pageID);
    expect((await staff.post(`/page/preview/${older?.id}/withdraw`)).body).toMatchObject({ Success: true });
    expect((await visitor.fetch(first)).status).toBe(404);
    expect((await visitor.fetch(second)).status).toBe(200);
    expect(await auditActions(server, 'page', pageID)).toContain('page.preview-withdrawn');
    const again = await staff.post(`/page/preview/${older?.id}/withdraw`);
    expect([again.status, again.body]).toMatchObject([404, failure('V_12', 'preview.id')]);
  });

  it('is invalid while its page is in the bin', async () => {
    const { pageID, pageVersionID } = await createDraft('Thrown away');
    const path = await share(staff, pageVersionID);
    await staff.post(`/page/${pageID}/delete`);
    expect((await visitor.fetch(path)).status).toBe(404);
  });
});

describe('permissions for preview links', () => {
  it('users who edit or publish the page may share, and nobody else', async () => {
    const { pageVersionID } = await createDraft('Whose page');
    const responses: Record<string, number> = {};
    for (const role of ['Editor', 'Publisher', 'Analyst']) {
      const { browser } = await signInAs(server, role);
      responses[role] = (await browser.post(`/page/version/${pageVersionID}/share-preview`, { days: 1 })).status;
    }
    expect(responses).toEqual({ Editor: 200, Publisher: 200, Analyst: 403 });
    expect((await staff.post('/page/version/999999/share-preview', { days: 1 })).status).toBe(404);
  });

  it('users who may share may withdraw, not users who only view', async () => {
    const { pageID, pageVersionID } = await createDraft('Whose link');
    await share(staff, pageVersionID);
    const [link] = await listOf(pageID);
    const { browser: analyst } = await signInAs(server, 'Analyst');
    expect((await analyst.post(`/page/preview/${link?.id}/withdraw`)).status).toBe(403);
    const { browser: editor } = await signInAs(server, 'Editor');
    expect((await editor.post(`/page/preview/${link?.id}/withdraw`)).status).toBe(200);
  });
});
