import { afterAll, describe, expect, it } from 'vitest';
import { createImage } from '../../support/media-files.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer } from '../../support/test-server.ts';
import { signInAs, signInManager } from '../../support/users.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const mutation = `mutation ($id: Int!, $image: Upload!) {
  setUserImage(id: $id, image: $image) { user { id image } errors { code property } }
}`;

type Response = {
  data?: { setUserImage: { user: { id: number; image: string | null } | null; errors: object[] } } | null;
  errors?: { extensions: { code: string } }[];
};

async function setImage(client: TestClient, id: number, image: Buffer | null): Promise<Response> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: mutation, variables: { id, image: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.image'] }));
  if (image) form.append('0', new Blob([new Uint8Array(image)]), 'me.png');
  const response = await client.fetch('/graphql', { method: 'POST', body: form, headers: client.csrfHeaders() });
  return (await response.json()) as Response;
}

const png = () => createImage({ width: 30, height: 30 }).png().toBuffer();

describe("a user's image set by GraphQL", () => {
  it('is shown, also for a user without permission for the media library', async () => {
    const { user, browser } = await signInManager(server);
    const { data } = await setImage(browser, user.id, await png());
    const image = `/api/ximblox/user/${user.id}/image`;
    expect(data).toEqual({ setUserImage: { user: { id: user.id, image }, errors: [] } });
    expect((await browser.fetch(image)).headers.get('content-type')).toBe('image/png');
  });

  it('is refused of another user without permission manage-users', async () => {
    const { browser } = await signInAs(server);
    const { user } = await signInAs(server);
    const { data, errors } = await setImage(browser, user.id, await png());
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['V_17', 'a missing file', null],
    ['V_17', 'an empty file', Buffer.alloc(0)],
    ['UM_05', 'more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'x')],
    ['UM_05', 'a file that only the media library accepts', Buffer.alloc(8 * 1024 * 1024, 'x')],
    ['UM_06', 'another type of file', Buffer.from('no image')],
  ])('returns %s for %s and keeps the image', async (code, _name, content) => {
    const { user, browser } = await signInManager(server);
    await setImage(browser, user.id, await png());
    const { data } = await setImage(browser, user.id, content);
    expect(data?.setUserImage).toEqual({ user: null, errors: [{ code, property: 'user.profileImage' }] });
    expect((await browser.fetch(`/api/ximblox/user/${user.id}/image`)).status).toBe(200);
  });
});
