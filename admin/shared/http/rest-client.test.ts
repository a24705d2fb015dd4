import { expect, test, vi } from 'vitest';
import { createRestClient, readResponse } from './rest-client.ts';

type Sent = { address: string; method: string; headers: Record<string, string>; body: unknown };

/** A server that accepts one token and sends it with every response. */
function createTestServer(validToken: string) {
  const sent: Sent[] = [];
  const send = vi.fn<typeof fetch>(async (address, init) => {
    const headers = init?.headers as Record<string, string>;
    sent.push({ address: address as string, method: init?.method ?? '', headers, body: init?.body });
    const isTrusted = headers['X-CSRF-Token'] === validToken;
    const body = isTrusted
      ? { Success: true, Errors: [] }
      : { Success: false, Errors: [{ code: 'V_04', property: '' }] };
    return new Response(JSON.stringify(body), {
      status: isTrusted ? 200 : 403,
      headers: { 'x-csrf-token': validToken },
    });
  });
  return { send, sent, client: createRestClient(send) };
}

test('calls are sent as JSON below /api/ximblox with X-Requested-With', async () => {
  const { client, sent } = createTestServer('t1');
  await client.call('POST', '/page/list', { pageIndex: 0 });
  expect(sent[0]).toMatchObject({ address: '/api/ximblox/page/list', method: 'POST', body: '{"pageIndex":0}' });
  expect(sent[0]?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' });
});

test('a call rejected for an outdated token is retried once with the new one', async () => {
  const { client, sent } = createTestServer('t1');
  expect(await client.call('POST', '/auth/logout', {})).toEqual({ isDone: true, body: { Success: true, Errors: [] } });
  expect(sent.map(({ headers }) => headers['X-CSRF-Token'])).toEqual([undefined, 't1']);
});

test('the token of the last response is sent with the next call', async () => {
  const { client, sent } = createTestServer('t1');
  await client.call('POST', '/auth/logout', {});
  await client.call('GET', '/page/1');
  expect(sent.at(-1)?.headers['X-CSRF-Token']).toBe('t1');
  expect(sent).toHaveLength(3);
});

test('a 403 for another reason is not retried endlessly', async () => {
  const send = vi.fn<typeof fetch>(
    async () =>
      new Response('{"Success":false,"Errors":[{"code":"UM_01","property":""}],"Message":"No"}', {
        status: 403,
        headers: { 'x-csrf-token': 't1' },
      }),
  );
  const client = createRestClient(send);
  expect(await client.call('POST', '/page/1/publish', {})).toEqual({
    isDone: false,
    status: 403,
    errors: [{ code: 'UM_01', property: '' }],
    message: 'No',
  });
  expect(send).toHaveBeenCalledTimes(2);
  await client.call('POST', '/page/1/publish', {});
  expect(send).toHaveBeenCalledTimes(3);
});

test('a missing response is a failure without errors', async () => {
  const client = createRestClient(vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline'))));
  expect(await client.call('GET', '/page/1')).toEqual({ isDone: false, status: 0, errors: [], message: '' });
});

test.each([201, 204, 302, 400, 413, 500])('status %i is a failure', (status) => {
  expect(readResponse({ status, text: '{"Success":true}', token: null }).isDone).toBe(false);
});

test('a 200 with Success false is a failure with its errors', () => {
  const text = '{"Success":false,"Errors":[{"code":"ML_01","property":"media.fileName"}]}';
  expect(readResponse({ status: 200, text, token: null })).toEqual({
    isDone: false,
    status: 200,
    errors: [{ code: 'ML_01', property: 'media.fileName' }],
    message: '',
  });
});

test('a response that is not JSON is a failure without errors', () => {
  expect(readResponse({ status: 502, text: '<h1>Bad gateway</h1>', token: null })).toMatchObject({
    status: 502,
    errors: [],
  });
});

/** Replaces XMLHttpRequest: reports half of the upload as sent, then responds. */
function stubUploads(response: { status: number; text: string }) {
  const sent: { address: string; token: string | undefined; fields: string[] }[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    responseText = '';
    onload = () => undefined as unknown;
    onabort = () => undefined as unknown;
    address = '';
    headers: Record<string, string> = {};
    open(_method: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onabort();
    }
    send(form: FormData) {
      sent.push({ address: this.address, token: this.headers['X-CSRF-Token'], fields: [...form.keys()] });
      this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
      if (response.status === 0) return;
      Object.assign(this, { status: response.status, responseText: response.text });
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

const form = {
  path: '/medialib/add-file',
  fields: { path: '/' },
  file: { name: 'f', content: new File(['x'], 'x.txt') },
};

test('a file is sent once, with a token, after its fields, and reports its progress', async () => {
  const sent = stubUploads({ status: 200, text: '{"Success":true,"Errors":[]}' });
  const shares: number[] = [];
  const { client } = createTestServer('t1');
  const response = await client.upload({ ...form, onProgress: (share) => shares.push(share) });
  expect(response.isDone).toBe(true);
  expect(sent).toEqual([{ address: '/api/ximblox/medialib/add-file', token: 't1', fields: ['path', 'f'] }]);
  expect(shares).toEqual([0.5]);
});

test.each([201, 202, 400, 413, 500])('an upload with response status %i has failed', async (status) => {
  stubUploads({ status, text: '{"Success":true,"Errors":[]}' });
  expect(await createTestServer('t1').client.upload(form)).toMatchObject({ isDone: false, status });
});

test('a cancelled upload ends like one without a response', async () => {
  stubUploads({ status: 0, text: '' });
  const abort = new AbortController();
  const response = createTestServer('t1').client.upload({ ...form, signal: abort.signal });
  await new Promise((resolve) => setTimeout(resolve));
  abort.abort();
  expect(await response).toMatchObject({ isDone: false, status: 0, errors: [] });
});
