import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { stageStream, sweepStaged } from './staging.ts';
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

/** Milliseconds: until connected, without a byte either way, between two attempts at first, and that a check may take. */
const patience = { connection: 5_000, silence: 60_000, pause: 200, check: 10_000 };
const attempts = 3;

/** What it would print is in the errors that it throws. */
const silence = () => {};
const logger = { debug: silence, info: silence, warn: silence, error: silence };

const createClient = ({ endpoint, region, accessKey, secretKey }: S3Options): S3Client =>
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
    requestHandler: {
      connectionTimeout: patience.connection,
      socketTimeout: patience.silence,
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** The store checks what it received against this hash, which is part of the signature: half a file is refused. */
function createPut(bucket: string, key: string, staged: StagedFile): PutObjectCommand {
  const body = createReadStream(staged.path);
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

/** Refused for good: the same request would be refused again. */
const isRefusal = (error: unknown): boolean => {
  const { httpStatusCode: status = 0 } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return status >= 400 && status < 500 && ![408, 429].includes(status);
};

/** A stream cannot be sent twice, so the library gives up at once; here each attempt reads the file anew. */
async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === attempts || isRefusal(error)) throw error;
      await sleep(patience.pause * 2 ** count);
    }
  }
}

/**
 * Objects of one bucket of an S3-compatible store. Nothing in it is public: every byte goes through this server,
 * which knows who may see it.
 */
export class S3Storage implements StorageEngine {
  readonly kind = 'S3';
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #incoming: string;

  constructor(options: S3Options) {
    this.#client = createClient(options);
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
    await insist(() => this.#client.send(createPut(this.#bucket, key, staged)));
    await this.discard(staged);
  }

  async size(key: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return ContentLength ?? null;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#at(key), ...wanted }));
    if (!(Body instanceof Readable)) throw new Error(`no bytes came for ${key}`);
    return Body;
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
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async removeFolder(folder: string): Promise<void> {
    for await (const { key } of this.list(folder)) await this.remove(key);
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    const wanted = { Bucket: this.#bucket, Prefix: `${checkKey(folder)}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, wanted)) {
      for (const { Key, LastModified } of Contents) {
        if (Key !== undefined) yield { key: Key, modifiedAt: LastModified ?? new Date() };
      }
    }
  }

  sweep(): Promise<void> {
    return sweepStaged(this.#incoming);
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: checkKey(key) };
  }
}
