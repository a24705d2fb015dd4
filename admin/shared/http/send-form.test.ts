import { expect, test, vi } from 'vitest';
import { sendForm, type UploadOptions } from './send-form.ts';

type Progress = { loaded: number; total: number; lengthComputable: boolean };

class FakeRequest {
  upload: { onprogress?: (progress: Progress) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  status = 0;
  responseText = '';
  open = vi.fn<XMLHttpRequest['open']>();
  setRequestHeader = vi.fn<XMLHttpRequest['setRequestHeader']>();
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-csrf-token: t1:t2\r\n';
  send = vi.fn<XMLHttpRequest['send']>();
  abort = vi.fn<() => void>(() => this.end('onabort'));

  end(event: 'onload' | 'onerror' | 'onabort'): void {
    this[event]();
    this.onloadend();
  }

  respond(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.end('onload');
  }
}

/** Sends a form by a stubbed request, which ends only as the test says. */
function start(options: UploadOptions = {}) {
  const request = new FakeRequest();
  vi.stubGlobal('XMLHttpRequest', function create() {
    return request;
  });
  const body = new FormData();
  const sending = sendForm('/graphql', { ...options, headers: new Headers({ 'X-CSRF-Token': 't0' }), body });
  return { request, body, sending };
}

test('a form is sent by POST with its headers, and resolves with the response', async () => {
  const { request, body, sending } = start();
  expect(request.open).toHaveBeenCalledWith('POST', '/graphql');
  expect(request.setRequestHeader.mock.calls).toEqual([['x-csrf-token', 't0']]);
  expect(request.send).toHaveBeenCalledExactlyOnceWith(body);
  request.respond(403, '{"errors":[]}');
  const response = await sending;
  expect(response.status).toBe(403);
  expect([...response.headers]).toEqual([
    ['content-type', 'application/json'],
    ['x-csrf-token', 't1:t2'],
  ]);
  expect(await response.json()).toEqual({ errors: [] });
});

test('progress is reported as a fraction, unless the length is unknown', async () => {
  const fractions: number[] = [];
  const { request, sending } = start({ onProgress: (fraction) => fractions.push(fraction) });
  request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false });
  request.upload.onprogress?.({ loaded: 4, total: 4, lengthComputable: true });
  request.respond(200, '{}');
  await sending;
  expect(fractions).toEqual([0.25, 1]);
});

test('without a response it rejects as fetch does', async () => {
  const { request, sending } = start();
  request.end('onerror');
  await expect(sending).rejects.toThrow(new TypeError('No response from /graphql'));
});

test('a cancelled upload ends the request and rejects as fetch does', async () => {
  const controller = new AbortController();
  const { request, sending } = start({ signal: controller.signal });
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(request.abort).toHaveBeenCalledOnce();
});

test('a form whose upload is already cancelled is not sent', async () => {
  const { request, sending } = start({ signal: AbortSignal.abort() });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(request.send).not.toHaveBeenCalled();
});

test('cancelling after the response has no effect', async () => {
  const controller = new AbortController();
  const { request, sending } = start({ signal: controller.signal });
  request.respond(200, '{}');
  controller.abort();
  expect((await sending).status).toBe(200);
  expect(request.abort).not.toHaveBeenCalled();
});
