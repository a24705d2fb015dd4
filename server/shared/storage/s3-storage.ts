import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { stageStream, sweepStagedFiles } from './stage-stream.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import type { ByteRange, StagedFile, StorageEngine, StoredObject } from './storage-engine.ts';
import { assertStorageKey } from './storage-key.ts';

/** Access to a bucket. */
export type S3StorageOptions = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Local folder for uploads and temporary copies. */
  incoming: string;
};

/** Timeouts in milliseconds: connecting, first pause between attempts, and the check. */
const timeoutsMs = {
  connection: 3_000,
  pause: 200,
  check: 10_000,
  /** A small request with all attempts, and the time to the first bytes of an object. */
  reply: 8_000,
  /** Without traffic while sending. */
  sending: 8_000,
  /** Until the next bytes of an object, and while its receiver reads none. */
  receiving: 8_000,
  reading: 60_000,
};
const attempts = 3;

/**
 * Milliseconds for sending each megabyte, in addition to the response time: allows a slow line, but not a dripping one.
 */
const maxMsPerMegabyte = 1_000;

/** Its messages are contained in the thrown errors. */
const doNothing = () => {};
const logger = { debug: doNothing, info: doNothing, warn: doNothing, error: doNothing };

/** The receiver may be slower than the store, so reading has its own timeout elsewhere. */
const createClient = ({ endpoint, region, accessKey, secretKey }: S3StorageOptions, socketTimeout: number): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: attempts,
    logger,
    credentials: {
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
    },
    requestHandler: { connectionTimeout: timeoutsMs.connection, socketTimeout },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** The store verifies the content with this hash, which is part of the signature, so a partial file is refused. */
function createPut(bucket: string, key: string, staged: StagedFile): PutObjectCommand {
  // If the request fails early, the file may be removed before the stream has opened it.
  const body = createReadStream(staged.path).on('error', () => {});
  const put = new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: staged.size });
  put.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = staged.hash;
      return next(args).finally(() => body.destroy());
    },
    { step: 'build', name: 'signContentHash' },
  );
  return put;
}

/** Limits a small request with all its attempts. */
const withReplyTimeout = () => ({ abortSignal: AbortSignal.timeout(timeoutsMs.reply) });

/** Whether the request was refused, so that a retry would be refused too. */
const isRefusal = (error: unknown): boolean => {
  const { httpStatusCode: status = 0 } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return status >= 400 && status < 500 && ![408, 429].includes(status);
};

/** Whether the request timed out; retrying does not help a slow store. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** Retries a request. The library does not retry streams; here each attempt reads the file again. */
async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === attempts || isRefusal(error) || isTimeout(error)) throw error;
      await sleep(timeoutsMs.pause * 2 ** count);
    }
  }
}

/** Throws StorageUnavailable for failures other than refusals. */
async function orUnavailable<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw isRefusal(error) ? error : new StorageUnavailable(error);
  }
}

/** Yields the bytes of an object. Throws StorageUnavailable if the store stalls. */
async function* readBytes(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array, undefined> = body[Symbol.asyncIterator]();
  const abort = (): void => void body.destroy(new Error('the store sent no more data'));
  try {
    for (;;) {
      // The timer runs only while waiting for the store, not for the receiver.
      const timer = setTimeout(abort, timeoutsMs.receiving);
      const chunk = await orUnavailable(chunks.next()).finally(() => clearTimeout(timer));
      if (chunk.done === true) return;
      yield chunk.value;
    }
  } finally {
    body.destroy();
  }
}

/**
 * Stores objects in a private bucket of an S3-compatible store. Every byte passes through this server, which checks
 * access.
 */
export class S3Storage implements StorageEngine {
  readonly kind = 'S3';
  readonly #client: S3Client;
  readonly #reader: S3Client;
  readonly #bucket: string;
  readonly #incoming: string;

  constructor(options: S3StorageOptions) {
    this.#client = createClient(options, timeoutsMs.sending);
    this.#reader = createClient(options, timeoutsMs.reading);
    this.#bucket = options.bucket;
    this.#incoming = options.incoming;
  }

  /** Throws if the bucket cannot be reached, to report it at the start. */
  async check(): Promise<void> {
    const abortSignal = AbortSignal.timeout(timeoutsMs.check);
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), { abortSignal });
  }

  stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile> {
    return stageStream(this.#incoming, source, limit);
  }

  async store(staged: StagedFile, key: string): Promise<void> {
    assertStorageKey(key);
    const timeoutMs = 2 * timeoutsMs.sending + (staged.size / 1_048_576) * maxMsPerMegabyte;
    const abortSignal = AbortSignal.timeout(Math.ceil(timeoutMs));
    await orUnavailable(retry(() => this.#client.send(createPut(this.#bucket, key, staged), { abortSignal })));
    await staged[Symbol.asyncDispose]();
  }

  async size(key: string): Promise<number | null> {
    const at = this.#at(key);
    try {
      const { ContentLength } = await orUnavailable(this.#client.send(new HeadObjectCommand(at), withReplyTimeout()));
      return ContentLength ?? null;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const options = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const get = new GetObjectCommand({ ...this.#at(key), ...options });
    const responseTimeout = new AbortController();
    const timer = setTimeout(() => responseTimeout.abort(), timeoutsMs.reply);
    const sent = this.#reader.send(get, { abortSignal: responseTimeout.signal });
    const { Body } = await orUnavailable(sent).finally(() => clearTimeout(timer));
    if (!(Body instanceof Readable)) throw new Error(`the store returned no content for ${key}`);
    // The source's clean-up does not run for a stream that was never read.
    return Readable.from(readBytes(Body), { objectMode: false }).once('close', () => Body.destroy());
  }

  async withFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result> {
    await using copy = await this.stage(await this.open(key), Number.POSITIVE_INFINITY);
    return await work(copy.path);
  }

  async remove(key: string): Promise<void> {
    const at = this.#at(key);
    await orUnavailable(this.#client.send(new DeleteObjectCommand(at), withReplyTimeout()));
  }

  async removeFolder(folder: string): Promise<void> {
    for await (const { key } of this.list(folder)) await this.remove(key);
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    const options = { Bucket: this.#bucket, Prefix: `${assertStorageKey(folder)}/` };
    for (let ContinuationToken: string | undefined; ; ) {
      const command = new ListObjectsV2Command({ ...options, ContinuationToken });
      const { Contents = [], NextContinuationToken } = await orUnavailable(
        this.#client.send(command, withReplyTimeout()),
      );
      for (const { Key, LastModified } of Contents) {
        if (Key !== undefined) yield { key: Key, modifiedAt: LastModified ?? new Date() };
      }
      if (NextContinuationToken === undefined) return;
      ContinuationToken = NextContinuationToken;
    }
  }

  sweep(): Promise<void> {
    return sweepStagedFiles(this.#incoming);
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: assertStorageKey(key) };
  }
}
