import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
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
import { stageStream, sweepStaged } from './staging.ts';
import { StorageAway } from './storage-away.ts';
import type { ByteRange, StagedFile, StorageEngine, StoredObject } from './storage-engine.ts';
import { checkKey } from './storage-key.ts';

export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Folder of this machine for what is being received, or worked on. */
  incoming: string;
};

/** Milliseconds until connected, between two attempts at first, and that a check may take. */
const patience = {
  connection: 3_000,
  pause: 200,
  check: 10_000,
  /** A small request with all its attempts, and the time until the first bytes of an object come. */
  reply: 8_000,
  /** Without a byte either way while sending. */
  sending: 8_000,
  /** Until the next bytes of an object come, and while its receiver takes none. */
  receiving: 8_000,
  reading: 60_000,
};
const attempts = 3;

/** Milliseconds that sending may take for each megabyte, besides the time for its reply: a slow line, no dripping one. */
const longestPerMegabyte = 1_000;

/** What it would print is in the errors that it throws. */
const silence = () => {};
const logger = { debug: silence, info: silence, warn: silence, error: silence };

/** A receiver may be slower than the store, so that silence is measured elsewhere while an object is read. */
const createClient = ({ endpoint, region, accessKey, secretKey }: S3Options, socketTimeout: number): S3Client =>
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
    requestHandler: { connectionTimeout: patience.connection, socketTimeout },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** The store checks what it received against this hash, which is part of the signature: half a file is refused. */
function createPut(bucket: string, key: string, staged: StagedFile): PutObjectCommand {
  // A request that fails at once may end, and its file be removed, before the stream has opened it.
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

/** Bounds a small request, all of its attempts together. */
const inTime = () => ({ abortSignal: AbortSignal.timeout(patience.reply) });

/** Refused for good: the same request would be refused again. */
const isRefusal = (error: unknown): boolean => {
  const { httpStatusCode: status = 0 } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return status >= 400 && status < 500 && ![408, 429].includes(status);
};

/** A store that hangs, or is too slow, is not made faster by another attempt. */
const isOutOfTime = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** A stream cannot be sent twice, so the library gives up at once; here each attempt reads the file anew. */
async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === attempts || isRefusal(error) || isOutOfTime(error)) throw error;
      await sleep(patience.pause * 2 ** count);
    }
  }
}

/** Tells a store that is away from one that refuses a request. */
async function orAway<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw isRefusal(error) ? error : new StorageAway(error);
  }
}

/** The bytes of an object as they come; StorageAway where the store falls silent. */
async function* readBytes(body: Readable): AsyncGenerator<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array, undefined> = body[Symbol.asyncIterator]();
  const end = (): void => void body.destroy(new Error('the store fell silent'));
  try {
    for (;;) {
      // Runs while the store is waited for, not while the receiver takes its time.
      const timer = setTimeout(end, patience.receiving);
      const piece = await orAway(pieces.next()).finally(() => clearTimeout(timer));
      if (piece.done === true) return;
      yield piece.value;
    }
  } finally {
    body.destroy();
  }
}

/**
 * Objects of one bucket of an S3-compatible store. Nothing in it is public: every byte goes through this server,
 * which knows who may see it.
 */
export class S3Storage implements StorageEngine {
  readonly kind = 'S3';
  readonly #client: S3Client;
  readonly #reader: S3Client;
  readonly #bucket: string;
  readonly #incoming: string;

  constructor(options: S3Options) {
    this.#client = createClient(options, patience.sending);
    this.#reader = createClient(options, patience.reading);
    this.#bucket = options.bucket;
    this.#incoming = options.incoming;
  }

  /** Throws where the bucket cannot be reached: to be told at the start, not at the first upload. */
  async check(): Promise<void> {
    const abortSignal = AbortSignal.timeout(patience.check);
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), { abortSignal });
  }

  stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<StagedFile> {
    return stageStream(this.#incoming, source, limit);
  }

  async discard(staged: StagedFile): Promise<void> {
    await rm(staged.path, { force: true });
  }

  async keep(staged: StagedFile, key: string): Promise<void> {
    checkKey(key);
    const time = 2 * patience.sending + (staged.size / 1_048_576) * longestPerMegabyte;
    const abortSignal = AbortSignal.timeout(Math.ceil(time));
    await orAway(insist(() => this.#client.send(createPut(this.#bucket, key, staged), { abortSignal })));
    await this.discard(staged);
  }

  async size(key: string): Promise<number | null> {
    const at = this.#at(key);
    try {
      const { ContentLength } = await orAway(this.#client.send(new HeadObjectCommand(at), inTime()));
      return ContentLength ?? null;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const get = new GetObjectCommand({ ...this.#at(key), ...wanted });
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience.reply);
    const sent = this.#reader.send(get, { abortSignal: waiting.signal });
    const { Body } = await orAway(sent).finally(() => clearTimeout(timer));
    if (!(Body instanceof Readable)) throw new Error(`no bytes came for ${key}`);
    // A stream that nobody begins to read never runs the clean-up of its source.
    return Readable.from(readBytes(Body), { objectMode: false }).once('close', () => Body.destroy());
  }

  async withFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
    const copy = await this.stage(await this.open(key), Number.POSITIVE_INFINITY);
    try {
      return await use(copy.path);
    } finally {
      await this.discard(copy);
    }
  }

  async remove(key: string): Promise<void> {
    const at = this.#at(key);
    await orAway(this.#client.send(new DeleteObjectCommand(at), inTime()));
  }

  async removeFolder(folder: string): Promise<void> {
    for await (const { key } of this.list(folder)) await this.remove(key);
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    const wanted = { Bucket: this.#bucket, Prefix: `${checkKey(folder)}/` };
    for (let ContinuationToken: string | undefined; ; ) {
      const command = new ListObjectsV2Command({ ...wanted, ContinuationToken });
      const { Contents = [], NextContinuationToken } = await orAway(this.#client.send(command, inTime()));
      for (const { Key, LastModified } of Contents) {
        if (Key !== undefined) yield { key: Key, modifiedAt: LastModified ?? new Date() };
      }
      if (NextContinuationToken === undefined) return;
      ContinuationToken = NextContinuationToken;
    }
  }

  sweep(): Promise<void> {
    return sweepStaged(this.#incoming);
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: checkKey(key) };
  }
}
