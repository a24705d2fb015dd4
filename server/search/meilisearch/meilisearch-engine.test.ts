import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createMeilisearchEngine } from './meilisearch-engine.ts';

/** Starts a fake server that records the headers of requests. */
async function startRecorder() {
  const encodings: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    encodings.push(request.headers['accept-encoding']);
    response.setHeader('content-type', 'application/json').end('{"hits":[],"estimatedTotalHits":0}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, encodings };
}

it('requests uncompressed responses, which arrive sooner', async () => {
  const { url, encodings } = await startRecorder();
  const engine = createMeilisearchEngine({ url, key: null });
  await engine.search({
    term: 'church',
    filter: { locales: ['en'], pageTypes: null, tags: null },
    count: 5,
    offset: 0,
  });
  expect(encodings).toEqual(['identity']);
});
