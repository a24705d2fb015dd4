import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, login, userPassword, signInAs } from '../../support/users.ts';
import { createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let one: TestServer;
let other: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  one = await startTestServer({ rateLimit: true });
  other = await startTestServer({ sharedWith: one, rateLimit: true });
  administrator = await one.signIn();
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** Waits until the other node knows; much shorter than its cache lifetime. Prints the duration. */
async function waitUntil(what: string, check: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await expect.poll(() => check().then(() => true), { timeout: 30_000, interval: 10 }).toBe(true);
  console.log(`${what} takes effect on the other node after ${Math.round(performance.now() - began)} ms`);
}

/** The same browser, at the other node. */
function atNode(node: TestServer, browser: TestClient): TestClient {
  const moved = node.visitor();
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
}

const viewerIDOf = async (browser: TestClient): Promise<number> =>
  (await browser.post<{ ID: number }>('/auth/user')).body.ID;

describe('a change on one node takes effect on the other:', () => {
  it('a login, a change of role and a logout', async () => {
    const { user, browser } = await signInAs(one);
    const moved = atNode(other, browser);
    await waitUntil('a login', async () => expect(await viewerIDOf(moved)).toBe(user.id));
    const { body: roles } = await administrator.get<{ ID: number; name: string }[]>('/role/list');
    const publisher = roles.find(({ name }) => name === 'Publisher')?.ID;
    const again = one.visitor();
    const { body } = await administrator.put(`/user/${user.id}`, {
      email: user.email,
      role: publisher,
      profile: { name: 'Moved', jobTitle: '', image: null },
    });
    expect(body.Success).toBe(true);
    await login(again, user.email);
    const page = await createPage(atNode(one, again));
    await waitUntil('a role', async () => {
      const { status } = await atNode(other, again).post(`/page/${page.pageID}/publish`);
      expect(status).toBe(200);
    });
    await again.post('/auth/logout');
    await waitUntil('a logout', async () => expect(await viewerIDOf(atNode(other, again))).toBe(0));
  });

  it('the failures that lock an account, on whichever node they occur', async () => {
    const { email } = await createUser(one);
    const tries = [one, other, one, other, one];
    for (const node of tries) await login(node.visitor(), email, 'Wrong-password-1');
    for (const node of [one, other]) {
      const { body } = await login(node.visitor(), email, userPassword);
      expect(body.Errors).toMatchObject([{ code: 'AUTH_03' }]);
    }
  });

  it('a publication, a setting and a menu, even if the response was cached', async () => {
    const page = await createPublishedPage(administrator, { slug: 'both-nodes', title: 'Before' });
    const read = async () => (await fetch(`${other.url}/both-nodes`)).text();
    await waitUntil('a publication', async () => expect(await read()).toContain('Before'));
    await administrator.post(`/page/${page.pageID}/unpublish`);
    await waitUntil('an unpublication', async () => expect(await read()).not.toContain('Before'));

    const change = 'mutation { updateSettings(input: { siteName: "Two nodes" }) { errors { code } } }';
    const ask = async () => (await fetch(`${other.url}/`)).text();
    expect(await ask()).not.toContain('Two nodes');
    await administrator.graphql(change);
    await waitUntil('a setting', async () => {
      const { data } = await other.visitor().graphql<{ settings: { siteName: string } }>('{ settings { siteName } }');
      expect(data.settings.siteName).toBe('Two nodes');
    });

    const menu = (await administrator.post<{ menu: { id: number } }>('/menu/create', { name: 'shared', locale: 'en' }))
      .body.menu;
    const items = (label: string) => [{ key: 'a', label, link: { kind: 'external', value: 'https://example.com/' } }];
    const readMenu = async () => (await other.visitor().get('/menu/published?name=shared&locale=en')).text;
    for (const label of ['First label', 'Second label']) {
      await administrator.post(`/menu/${menu.id}/store`, { items: items(label) });
      await administrator.post(`/menu/${menu.id}/publish`);
      await waitUntil('a menu', async () => expect(await readMenu()).toContain(label));
    }
  });

  it('the rate limit of an address, once it is used up', async () => {
    const ask = (node: TestServer) => fetch(`${node.url}/_/search?q=church`).then(({ status }) => status);
    for (const node of [one, other]) expect(await ask(node)).toBe(200);
    const left = (node: TestServer) => node.services.searchRateLimit.remaining('127.0.0.1');
    // In parallel, since two of the 120 are refilled each second, and sequential searches take longer on a busy
    // machine.
    for (let call = 0; call < 60; call += 1) one.services.searchRateLimit.consume('127.0.0.1');
    for (let call = 0; call < 40; call += 1) other.services.searchRateLimit.consume('127.0.0.1');
    await waitUntil('a rate limit', async () => {
      expect(Math.abs(left(one) - left(other))).toBeLessThan(2);
      expect(left(one)).toBeLessThan(50);
    });
  });
});
