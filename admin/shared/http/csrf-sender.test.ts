import { expect, test, vi } from 'vitest';
import { createCsrfSender } from './csrf-sender.ts';

const respond = (status: number, token: string) => new Response(null, { status, headers: { 'x-csrf-token': token } });

test('the required headers are added to those of the caller', async () => {
  const sent: [string, string][][] = [];
  const { send } = createCsrfSender();
  const attempt = async (headers: Headers) => {
    sent.push([...headers]);
    return respond(200, 't1');
  };
  await send(attempt);
  await send(attempt, { accept: 'application/json' });
  expect(sent).toEqual([
    [['x-requested-with', 'XMLHttpRequest']],
    [
      ['accept', 'application/json'],
      ['x-csrf-token', 't1'],
      ['x-requested-with', 'XMLHttpRequest'],
    ],
  ]);
});

test('a 403 with an unchanged token is not retried', async () => {
  const attempt = vi.fn<() => Promise<Response>>(async () => respond(403, 't1'));
  const { send } = createCsrfSender();
  expect((await send(attempt)).status).toBe(403);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect((await send(attempt)).status).toBe(403);
  expect(attempt).toHaveBeenCalledTimes(3);
});
