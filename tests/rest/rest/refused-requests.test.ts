import { type IncomingMessage, METHODS, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createPage } from '../../support/pages.ts';
import { startTestServer } from '../../support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const staff = await server.signIn();
const page = await createPage(staff);

const refusal = { Success: false, Errors: [{ code: 'V_12', property: '' }] };

/** Sent by a client that allows every method. */
async function ask(
  method: string,
  path: string,
): Promise<{ status: number; allow: string | undefined; body: unknown }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${server.url}${path}`, { method }, resolve).on('error', reject).end();
  });
  const body: unknown = JSON.parse(await text(response));
  return { status: response.statusCode ?? 0, allow: response.headers.allow, body };
}

const unusual = METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT'].includes(method));

describe('a method that a call does not have', () => {
  it.each(unusual)('%s is 405', async (method) => {
    const { status, allow, body } = await ask(method, '/api/ximblox/page/1/save');
    expect([status, allow]).toEqual([405, 'PUT']);
    expect(body).toMatchObject(refusal);
  });

  it('is 405 for GraphQL too', async () => {
    const { status, allow, body } = await ask('QUERY', '/graphql');
    expect([status, allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(body).toMatchObject({ errors: [{ extensions: { errorCode: 'V_12' } }] });
  });

  it('is 404 for an unknown call', async () => {
    expect(await ask('QUERY', '/api/ximblox/nothing')).toMatchObject({ status: 404, body: refusal });
  });

  it('is 400 for an invalid method name', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('NOTHING /api/ximblox/page/1 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('400 Bad Request');
    expect(JSON.parse(body)).toMatchObject(refusal);
  });
});

/** A change with all required headers, and no body. */
async function sendNothing(method: string, path: string): Promise<{ status: number; body: unknown }> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': staff.csrfToken() };
  const response = await staff.fetch(`/api/ximblox${path}`, { method, headers });
  return { status: response.status, body: await response.json() };
}

describe('a change without a body', () => {
  it.each([
    ['POST', '/page/create'],
    ['POST', `/page/version/${page.pageVersionID}/store`],
    ['PUT', `/page/${page.pageID}/save`],
    ['POST', '/medialib/create-dir'],
    ['POST', '/role'],
  ])('is refused: %s %s', async (method, path) => {
    expect(await sendNothing(method, path)).toMatchObject({ status: 400, body: refusal });
  });

  it("is refused with 200 if that is the call's failure status", async () => {
    expect(await sendNothing('PUT', '/user/1')).toMatchObject({ status: 200, body: refusal });
  });

  it('creates no draft of a published page', async () => {
    await staff.post(`/page/${page.pageID}/publish`);
    await sendNothing('POST', `/page/version/${page.pageVersionID}/store`);
    const { body } = await staff.get<{ page: { pageVersionID: number } }>(`/page/${page.pageID}`);
    expect(body.page.pageVersionID).toBe(page.pageVersionID);
  });

  it('is accepted if nothing is required', async () => {
    expect((await sendNothing('POST', `/page/${page.pageID}/unpublish`)).status).toBe(200);
    expect((await staff.post(`/page/version/${page.pageVersionID}/store`, {})).status).toBe(200);
  });
});

it('a body of too many values is refused, by REST and by GraphQL', async () => {
  const many = Array.from({ length: 100_001 }, () => 1);
  expect(await staff.post('/page/get-multiple', { pageIDs: many })).toMatchObject({
    status: 413,
    body: { Success: false, Errors: [{ code: 'V_14', property: '' }] },
  });
  expect(await staff.graphql('{ viewer { id } }', { many })).toMatchObject({
    errors: [{ extensions: { errorCode: 'V_14' } }],
  });
  expect((await staff.post('/page/get-multiple', { pageIDs: [], more: many.slice(10) })).status).toBe(200);
});

it('a name with more combining marks in a row than any script has is refused', async () => {
  const folderName = `a${'\u0300'.repeat(31)}`;
  expect(await staff.post('/medialib/create-dir', { path: '/', folderName })).toMatchObject({
    status: 400,
    body: { Errors: [{ code: 'V_12', property: 'media.folderName' }] },
  });
});
