import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPrepared } from '../support/prepared-data.ts';
import { makeAccessibleFolder } from '../support/product.ts';

type Attribute = { key: string; value: { stringValue?: string } };
type SentSpan = { traceId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Message = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };

it('sends a trace of a request and its statements, within the trace of the caller, without the query string', async () => {
  const spans: SentSpan[] = [];
  const collector = createServer((incoming, response) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(pieces).toString()) as Message;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  const folder = makeAccessibleFolder('ximblox traces ');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const env = { DEMO: '0', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const product = await startPrepared({ logFile: join(folder, 'start.log'), dataDir: join(folder, 'data'), env });
  onTestFinished(() => product.stop());

  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const response = await fetch(`${product.address}/_/search?q=a-secret-word`, { headers });
  const requestId = response.headers.get('x-request-id') ?? 'none';
  const ours = () => spans.filter((span) => span.traceId === traceId);
  await expect.poll(() => ours().map(({ name }) => name), { timeout: 20_000 }).toContain('GET /_/search');
  await expect.poll(() => ours().map(({ name }) => name), { timeout: 20_000 }).toContain('statement');
  const request = ours().find(({ name }) => name === 'GET /_/search');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(JSON.stringify(request?.attributes)).toContain(requestId);
  expect(JSON.stringify(spans)).not.toContain('a-secret-word');
});
