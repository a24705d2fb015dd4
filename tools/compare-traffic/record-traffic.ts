import { createHash, type Hash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Exchange, RecordedBody } from './exchange.ts';

/**
 * Loaded into every process of a test run by `NODE_OPTIONS=--import`: appends each request that a server of the process
 * received, with its response, to a file in TRAFFIC_FOLDER. It observes Node's own HTTP server, so that it records what
 * was on the wire, whichever way a test sent it, and knows nothing of the code under test.
 */
const folder = process.env.TRAFFIC_FOLDER ?? '';
const output = join(folder, `${process.pid}-${threadId}.jsonl`);

/** Longer bodies are compared by length and hash. */
const maxBodyBytes = 512 * 1024;

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  deflate: (body) => inflateSync(body),
  zstd: (body) => zstdDecompressSync(body),
};

const textTypes = /json|text|xml|javascript|urlencoded|multipart|graphql/;

class BodyCollector {
  #chunks: Buffer[] = [];
  #length = 0;
  readonly #hash: Hash = createHash('sha256');

  add(chunk: unknown, encoding?: unknown): void {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const part =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk);
    this.#length += part.length;
    this.#hash.update(part);
    if (this.#length <= maxBodyBytes) this.#chunks.push(part);
  }

  finish(type: string, encoding = ''): RecordedBody {
    const summary = { bytes: this.#length, hash: this.#hash.digest('hex') };
    if (this.#length > maxBodyBytes || (this.#length > 0 && !textTypes.test(type))) return summary;
    const body = Buffer.concat(this.#chunks);
    return { text: (decoders[encoding]?.(body) ?? body).toString('utf8') };
  }
}

function testFile(): string {
  const worker = (globalThis as { __vitest_worker__?: { filepath?: string } }).__vitest_worker__;
  return worker?.filepath?.replaceAll('\\', '/').replace(/^.*\/tests\//, 'tests/') ?? '';
}

function recordRequestBody(request: IncomingMessage): BodyCollector {
  const body = new BodyCollector();
  const push = request.push.bind(request);
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    body.add(chunk, encoding);
    return push(chunk, encoding);
  };
  return body;
}

function recordResponseBody(response: ServerResponse): BodyCollector {
  const body = new BodyCollector();
  const { write, end } = response;
  response.write = ((...given: Parameters<typeof write>) => {
    body.add(given[0], given[1]);
    return write.apply(response, given);
  }) as typeof write;
  response.end = ((...given: Parameters<typeof end>) => {
    body.add(given[0], given[1]);
    return end.apply(response, given);
  }) as typeof end;
  return body;
}

type RecordedHeaders = Exchange['responseHeaders'];

/** Headers as Node also accepts them: names and values in turn. */
function pairUp(list: readonly unknown[]): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  for (let index = 0; index < list.length; index += 2) headers[String(list[index])] = list[index + 1];
  return headers;
}

/** Observes `writeHead`, because `getHeaders` does not contain the headers that are given there. */
function recordResponseHeaders(response: ServerResponse): () => RecordedHeaders {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  let written: Record<string, unknown> = {};
  response.writeHead = (...given: unknown[]) => {
    const last = given.at(-1);
    if (Array.isArray(last)) written = pairUp(last);
    else if (typeof last === 'object' && last !== null) written = last as Record<string, unknown>;
    return writeHead(...given);
  };
  return () => {
    const all = Object.entries({ ...response.getHeaders(), ...written });
    return Object.fromEntries(
      all.map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.map(String) : String(value)]),
    );
  };
}

function record(request: IncomingMessage, response: ServerResponse): void {
  const file = testFile();
  const requestBody = recordRequestBody(request);
  const readHeaders = recordResponseHeaders(response);
  const responseBody = recordResponseBody(response);
  response.once('finish', () => {
    const responseHeaders = readHeaders();
    const exchange: Exchange = {
      file,
      method: request.method ?? '',
      url: request.url ?? '',
      requestHeaders: request.headers,
      requestBody: requestBody.finish(request.headers['content-type'] ?? ''),
      status: response.statusCode,
      responseHeaders,
      responseBody: responseBody.finish(
        String(responseHeaders['content-type'] ?? ''),
        String(responseHeaders['content-encoding'] ?? ''),
      ),
    };
    appendFileSync(output, `${JSON.stringify(exchange)}\n`);
  });
}

if (folder) {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
    if (event === 'request') record(values[0] as IncomingMessage, values[1] as ServerResponse);
    return emit.call(this, event, ...values);
  } as typeof emit;
}
